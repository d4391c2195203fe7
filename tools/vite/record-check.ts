import type { Plugin } from 'vite'
import { buildNotes } from '../records/build-notes.ts'
import { checkRecords, loadOptions, recordNames } from '../records/check-records.ts'
import { root } from '../root.ts'
import { isPrerendering } from './prerender.ts'
import { isForm, nameIn } from './records.ts'

/**
 * Checks every record by the schemas: before a build, which it stops, and while developing when the site asks
 * for them, which the browser shows. A build also says what else the owner should know of them.
 */
export function recordCheck(): Plugin {
  let options: ReturnType<typeof loadOptions> | undefined
  let notes: readonly string[] = []
  return {
    name: 'record-check',
    enforce: 'pre',
    async buildStart() {
      if (this.environment.mode !== 'build' || isPrerendering()) return
      checkRecords(root, await loadOptions(root), recordNames)
      notes = buildNotes(root)
    },
    load: {
      filter: { id: isForm },
      async handler(id) {
        if (this.environment.mode !== 'dev') return
        options ??= loadOptions(root)
        checkRecords(root, await options, [nameIn(id)])
      },
    },
    closeBundle() {
      if (!isPrerendering()) for (const note of notes) console.log(`\n${note}`)
    },
    hotUpdate({ file }) {
      if (file.includes('/src/content/') || file.includes('/src/photos/')) options = undefined
    },
  }
}
