import { loadEnv, type Plugin } from 'vite'
import { formatHeaderRules, headerRules } from './headers.ts'

/** Writes `_headers` into the build. */
export function headersFile(): Plugin {
  let backend: string | undefined
  return {
    name: 'headers-file',
    apply: 'build',
    configResolved({ mode, envDir }) {
      const url = envDir && loadEnv(mode, envDir).VITE_SUPABASE_URL
      if (url) backend = new URL(url).origin
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: formatHeaderRules(headerRules(backend)) })
    },
  }
}
