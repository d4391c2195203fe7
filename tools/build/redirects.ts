import type { Plugin } from 'vite'

interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: 303
}

/**
 * Answers of the host that are no files: the one place for them. The build writes them to `dist/_redirects`, which static
 * hosts read, and our own server answers with the same.
 */
export const redirects: readonly Redirect[] = [
  // The service worker receives what is shared. Without it (cleared by the browser, switched off) the photo tool asks
  // for the photographs again.
  { from: '/share-target', to: '/image-enhancement?shared=0', status: 303 },
]

/** Writes `_redirects` into the build. */
export function redirectsFile(): Plugin {
  return {
    name: 'redirects-file',
    apply: 'build',
    generateBundle() {
      const source = redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
      this.emitFile({ type: 'asset', fileName: '_redirects', source })
    },
  }
}
