import type { Plugin } from 'vite'
import type { FileRecord } from '../../src/content/records/schemas.ts'
import { checkRecords, loadOptions, recordNames } from '../records/check-records.ts'
import { readRecords } from '../records/read-records.ts'
import { root } from '../root.ts'
import { isPrerendering } from './prerender.ts'
import { isForm, nameIn } from './records.ts'

/**
 * Checks every record by the schemas: before a build, which it stops, and while developing when the site asks
 * for them, which the browser shows. A build also names the special days that are over.
 */
export function recordCheck(): Plugin {
  let options: ReturnType<typeof loadOptions> | undefined
  let over: readonly string[] = []
  return {
    name: 'record-check',
    enforce: 'pre',
    async buildStart() {
      if (this.environment.mode !== 'build' || isPrerendering()) return
      checkRecords(root, await loadOptions(root), recordNames)
      over = pastDays()
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
      if (over.length > 0 && !isPrerendering())
        console.log(`\nThese days are over. Their records may go:\n${over.join('\n')}`)
    },
    hotUpdate({ file }) {
      if (file.includes('/src/content/') || file.includes('/src/photos/')) options = undefined
    },
  }
}

/** The files of special days that are over wherever the business is. */
function pastDays(): string[] {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  return readRecords(root, 'special-days').flatMap(({ file, record }) =>
    (record as FileRecord<'special-days'>).to < yesterday ? `  ${file}` : [],
  )
}
