import { DatabaseTimeout } from './database-timeout'

/** Why this browser stores nothing, as far as it says. */
export type StorageProblem = 'full' | 'silent' | 'newer' | 'refused'

export function problemOf(cause: unknown): StorageProblem {
  if (cause instanceof DatabaseTimeout) return 'silent'
  const { name } = cause instanceof DOMException ? cause : { name: '' }
  if (name === 'QuotaExceededError') return 'full'
  // The database has another version or other stores than this version of the site knows.
  if (name === 'VersionError' || name === 'NotFoundError') return 'newer'
  return 'refused'
}

/** What is wrong, as the beginning of a sentence. */
export const problemWords: Readonly<Record<StorageProblem, string>> = {
  full: 'Storage is full',
  silent: "This browser's storage gives no answer",
  newer: 'A newer version of this site is open in another tab or was here before. Reload this page',
  refused: 'This browser does not let the site store anything',
}
