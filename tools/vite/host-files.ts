import { loadEnv } from 'vite'
import { formatHeaderRules, headerRules, redirects } from '../../server/host-rules.ts'
import type { SiteFacts, SiteFile } from './site-file-types.ts'

/** `_headers` and `_redirects`, which static hosts and our own server read. */
export function hostFiles({ routePaths }: Pick<SiteFacts, 'routePaths'>, root: string): SiteFile[] {
  const { VITE_SUPABASE_URL } = loadEnv('production', root)
  const backend = VITE_SUPABASE_URL && new URL(VITE_SUPABASE_URL).origin
  const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`)
  return [
    { fileName: '_headers', source: formatHeaderRules(headerRules(backend, [...routePaths, '/404'])) },
    { fileName: '_redirects', source: lines.join('') },
  ]
}
