import { isQuotaError } from './storage-full'

/** Nothing could be stored: the database gave no answer in time. */
export class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout'
}

/** A request that has had no answer yet, and has been waited for long enough. */
let silence: Promise<unknown> | undefined

/**
 * A database's answer. Rejects with {@link DatabaseTimeout} when none comes within `wait` milliseconds, and at once as long
 * as an earlier request goes unanswered. Browsers are known to leave IndexedDB hanging, and no photograph may wait for it.
 */
export async function withTimeout<T>(ask: () => Promise<T>, wait = 10_000): Promise<T> {
  if (silence) throw new DatabaseTimeout()
  const answer = ask()
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const heard = () => {
        if (silence === answer) silence = undefined
      }
      silence = answer
      answer.then(heard, heard)
      reject(new DatabaseTimeout())
    }, wait)
  })
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer))
}

/** Why this browser stores nothing, as far as it says. */
export type StorageProblem = 'full' | 'silent' | 'unreadable' | 'refused'

export function problemOf(cause: unknown): StorageProblem {
  if (cause instanceof DatabaseTimeout) return 'silent'
  if (isQuotaError(cause)) return 'full'
  // The database has another version or other stores than this version of the site knows.
  const { name } = cause instanceof DOMException ? cause : { name: '' }
  return name === 'VersionError' || name === 'NotFoundError' ? 'unreadable' : 'refused'
}

export const problemWords: Readonly<Record<StorageProblem, string>> = {
  full: 'Storage is full',
  silent: 'This browser’s storage isn’t responding',
  unreadable: "This page can't read what it kept in this browser. Reload it",
  refused: 'This browser doesn’t let the site store anything',
}
