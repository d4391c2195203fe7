/** Removes the files that earlier versions kept in the private file system: results, and a zip. */
export async function removeOldFiles(): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory()
    for await (const { name } of root.values()) await root.removeEntry(name, { recursive: true })
  } catch {
    // This browser has no such file system, or a tab with an earlier version still writes there.
  }
}
