import { fileFor } from '@/features/enhancement/save/export-worker'
import type { Result } from '@/features/enhancement/save/result'
import { uniqueNames } from '@/features/enhancement/save/unique-names'
import { readResult } from '../engine/enhance-photo'
import { enhancedName, type LocalItem } from './local-item'

/** All results of a list, in its order. */
export function resultsOf(items: readonly LocalItem[], isForWeb: boolean): Result[] {
  const done = items.flatMap(({ originalFile, result }) =>
    result ? [{ name: enhancedName(originalFile.name, isForWeb), result }] : [],
  )
  const names = uniqueNames(done.map(({ name }) => name))
  return done.map(({ name, result }, index) => ({
    name: names[index] ?? name,
    bytes: result.bytes,
    read: () => fileFor(isForWeb, () => readResult(result)),
  }))
}
