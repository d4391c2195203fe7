import { enhancedName, type LocalItem } from '../store/local-item'
import { uniqueNames } from './unique-names'

/** An enhanced photograph on its way out, under a name that no other of them has. */
export interface Result {
  readonly name: string
  readonly file: Blob
}

/** All results of a list, in its order. */
export function resultsOf(items: readonly LocalItem[]): Result[] {
  const done = items.flatMap(({ originalFile, result }) =>
    result ? [{ name: enhancedName(originalFile.name), file: result.file }] : [],
  )
  const names = uniqueNames(done.map(({ name }) => name))
  return done.map(({ name, file }, index) => ({ name: names[index] ?? name, file }))
}

/** Told how many results have been written so far. */
export type Report = (written: number) => void
