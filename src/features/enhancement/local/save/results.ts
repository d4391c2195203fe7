import { readResult } from '../engine/enhance-photo'
import { enhancedName, type LocalItem } from '../store/local-item'
import { uniqueNames } from './unique-names'
import { extensionOf, fileIn, type SaveFormat } from './web-format'

/** An enhanced photograph that is to be saved. Its file is read when its turn comes. */
export interface Result {
  /** No other result has it. */
  readonly name: string
  /** Of the PNG file. */
  readonly bytes: number
  readonly read: () => Promise<Blob>
}

/** All results of a list, in its order, in a format. */
export function resultsOf(items: readonly LocalItem[], format: SaveFormat = 'png'): Result[] {
  const done = items.flatMap(({ originalFile, result }) =>
    result ? [{ name: enhancedName(originalFile.name, extensionOf(format)), result }] : [],
  )
  const names = uniqueNames(done.map(({ name }) => name))
  return done.map(({ name, result }, index) => ({
    name: names[index] ?? name,
    bytes: result.bytes,
    read: () => fileIn(format, { read: () => readResult(result) }),
  }))
}

/** Called with the number of results written so far. */
export type Report = (written: number) => void
