import type { Plugin } from 'vite'
import { formatHeaderRules, headerRules, redirects } from '../../server/host-rules.ts'

/** Writes `_headers` and `_redirects` into the build, which static hosts and our own server read. */
export function hostFiles(): Plugin {
  let backend: string | undefined
  return {
    name: 'host-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ env }) {
      if (env.VITE_SUPABASE_URL) backend = new URL(env.VITE_SUPABASE_URL).origin
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const pages = Object.keys(bundle).filter((fileName) => fileName.endsWith('.html'))
        const rules = headerRules(
          backend,
          pages.map((fileName) => `/${fileName.replace(/(?:^index)?\.html$/, '')}`),
        )
        const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`)
        this.emitFile({ type: 'asset', fileName: '_headers', source: formatHeaderRules(rules) })
        this.emitFile({ type: 'asset', fileName: '_redirects', source: lines.join('') })
      },
    },
  }
}
