/** The event of browsers that can install the site. The standard library's types lack it, because not every browser has it. */
export interface InstallPrompt extends Event {
  /** Shows the browser's own dialog. It works once. */
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** The latest prompt. `deferred-hydration.ts` keeps one that comes before this module. */
    installPrompt?: InstallPrompt
  }
}

const listeners = new Set<() => void>()

/** Keeps the browser's install prompt for later and suppresses its banner. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event as InstallPrompt
    for (const listener of listeners) listener()
  })
}

export const readInstallPrompt = () => window.installPrompt

export function watchInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
