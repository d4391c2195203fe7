/**
 * Waits until nobody holds a Web Lock, which every tab of the site sees. The browser frees those of a tab that
 * closes or crashes. Rejects once the signal is aborted.
 */
export async function untilFree(name: string, signal?: AbortSignal): Promise<void> {
  await navigator.locks.request(name, { signal }, () => {})
}
