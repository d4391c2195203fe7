import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { withoutEmpty } from './schema-problems.ts'

/** Of the records, from the root of the repository. */
export const recordsFolder = 'src/content/records'

export interface RecordFile {
  /** From the root of the repository. */
  readonly file: string
  /** The file's name without its ending. */
  readonly name: string
  readonly record: unknown
}

/**
 * The records of a folder, or the one of a list, by their files' names. Fields without a value count as left
 * out, since forms write them so.
 *
 * @throws Error that names a file that isn't JSON
 */
export function readRecords(root: string, name: string): RecordFile[] {
  return recordPaths(root, name).map((file) => ({
    file,
    name: parse(file).name,
    record: withoutEmpty(readJson(root, file)),
  }))
}

/** The files of a folder of records, or the one of a list, from the root of the repository. */
export function recordPaths(root: string, name: string): string[] {
  const list = `${recordsFolder}/${name}.json`
  if (existsSync(join(root, list))) return [list]
  const folder = `${recordsFolder}/${name}`
  // Git keeps no empty folder.
  if (!existsSync(join(root, folder))) return []
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.json'))
  // Without its ending, a name stands before the same one with a number: `2026-12-24`, `2026-12-24-1`.
  const names = files.map((file) => parse(file).name).toSorted()
  return names.map((name) => `${folder}/${name}.json`)
}

function readJson(root: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'))
  } catch (error) {
    throw new Error(`${file}: this is no JSON. ${(error as Error).message}`)
  }
}

/** The id of a record: the number with which its file's name begins. `NaN` without one. */
export const idOf = (name: string) => Number.parseInt(name, 10)
