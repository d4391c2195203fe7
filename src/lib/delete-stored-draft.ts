/**
 * Earlier versions of the site kept the text of an estimate request on the device. Phones are shared, so this version
 * keeps it for the tab's life alone and deletes what they left: the database held nothing else.
 */
export function deleteStoredDraft(): void {
  try {
    indexedDB.deleteDatabase('keyval-store')
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
