/** What a browser hands over that can install the site; not in the standard library's types, for not every browser does. */
export interface InstallPrompt extends Event {
  /** Shows the browser's own dialog; once. */
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let latest: InstallPrompt | undefined
const listeners = new Set<() => void>()

/**
 * Keeps what the browser hands over for later. To be called before anything is waited for: it may come as soon as the
 * page has loaded, and comes once. The browser's own banner, which would come unasked, stays away.
 */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    latest = event as InstallPrompt
    for (const listener of listeners) listener()
  })
}

export const readInstallPrompt = () => latest

export function watchInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
