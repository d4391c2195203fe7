/** The event of browsers that can install the site. The standard library's types lack it. */
export interface InstallPrompt extends Event {
  /** Shows the browser's own dialog. It works once. */
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** The latest prompt. It comes only once, and may come before the scripts that need it. */
    installPrompt?: InstallPrompt
  }
}

/** Has the browser leave it to the site to offer the installation. */
export function noteInstallPrompt(event: Event): void {
  event.preventDefault()
  window.installPrompt = event as InstallPrompt
}
