import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { Options, RecordName } from '@/content/records/schemas.ts'
import { buildNotes } from '../../tools/records/build-notes.ts'
import { checkRecords } from '../../tools/records/check-records.ts'
import { moduleCode } from '../../tools/records/published-modules.ts'
import { options } from './some-records.ts'

// A folder of records, a new one for each test.

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'records-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** Writes a record, named by its form and file. */
export function write(file: string, content: object | string): void {
  const path = join(root, 'src/content/records', `${file}.json`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}

/** What the build says of the records, without the folder that all stand in. */
export function problems(...names: readonly RecordName[]): string[] {
  try {
    // Whatever services the business offers.
    checkRecords(root, options as unknown as Options, names)
    return []
  } catch (error) {
    return (error as Error).message.replaceAll('src/content/records/', '').split('\n')
  }
}

/** What the site gets of a form's records, `projects?photos` for instance. */
export const published = (form: string) => JSON.parse(moduleCode(root, form).replace('export default ', ''))

/** What the owner should know of them. */
export const notes = () => buildNotes(root)
