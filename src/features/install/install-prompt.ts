/** The event of browsers that can install the site. The standard library's types lack it, because not every browser has it. */
export interface InstallPrompt extends Event {
  /** Shows the browser's own dialog. It works once. */
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let latest: InstallPrompt | undefined
const listeners = new Set<() => void>()

/**
 * Keeps the browser's install prompt for later and suppresses its banner. It must be called before anything asynchronous:
 * the event comes only once, as early as the page's load.
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
