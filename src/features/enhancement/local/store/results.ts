import type { Result } from '@/features/enhancement/save/result'
import { uniqueNames } from '@/features/enhancement/save/unique-names'
import { extensionOf, fileIn, type SaveFormat } from '@/features/enhancement/save/web-format'
import { readResult } from '../engine/enhance-photo'
import { enhancedName, type LocalItem } from './local-item'

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
