import { isQuotaError } from '~/workers/shared/quota-error'

/** Why this browser stores nothing, as far as it says. */
export type StorageProblem = 'full' | 'unreadable' | 'refused'

export function problemOf(cause: unknown): StorageProblem {
  if (isQuotaError(cause)) return 'full'
  // The database has another version or other stores than this version of the site knows.
  const isForeign = cause instanceof DOMException && /^(?:Version|NotFound)Error$/.test(cause.name)
  return isForeign ? 'unreadable' : 'refused'
}
