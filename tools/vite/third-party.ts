import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Serves `THIRD-PARTY.md` beside the licenses that it names. */
export function thirdParty(): Plugin {
  let root = ''
  return {
    name: 'third-party',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      const source = await readFile(join(root, 'THIRD-PARTY.md'))
      this.emitFile({ type: 'asset', fileName: 'licenses/third-party.md', source })
    },
  }
}
