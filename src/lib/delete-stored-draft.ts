/**
 * Deletes the database in which earlier versions of the site stored the text of an estimate request. It held nothing
 * else. Phones are shared, so this version keeps the text in `sessionStorage` only, which ends with the tab.
 */
export function deleteStoredDraft(): void {
  try {
    indexedDB.deleteDatabase('keyval-store')
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
