import { createStore } from '@tanstack/react-store'

/** The event of browsers that can install the site. The standard library's types lack it, because not every browser has it. */
export interface InstallPrompt extends Event {
  /** Shows the browser's own dialog. It works once. */
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** The latest prompt. `deferred-hydration.ts` stores it, because it may come before this module. */
    installPrompt?: InstallPrompt
  }
}

interface AppleNavigator extends Navigator {
  /** Whether the page was opened from the home screen; on iPhones and iPads alone. */
  readonly standalone?: boolean
}

const { standalone } = navigator as AppleNavigator

/** Whether the page has a window of its own, without a browser's bars. */
export const isInstalled = standalone === true || !matchMedia('(display-mode: browser)').matches

/** Whether that window is of a system that has no "back" of its own. */
export const lacksBack = standalone === true

/** Views inside other apps cannot install a site, and do not call themselves "Safari". */
const installsByHand = standalone === false && navigator.userAgent.includes('Safari/')

const canBeInstalled = () =>
  !isInstalled && (installsByHand || window.installPrompt !== undefined) && !remembers('install-offer')

export const installOffer = createStore(canBeInstalled())

window.addEventListener('beforeinstallprompt', () => installOffer.setState(canBeInstalled))
window.addEventListener('appinstalled', () => installOffer.setState(() => false))

/** Asks the visitor in the browser's own dialog. Returns whether there is one. */
export async function install(): Promise<boolean> {
  const prompt = window.installPrompt
  if (!prompt) return false
  await prompt.prompt()
  const { outcome } = await prompt.userChoice
  if (outcome === 'dismissed') turnDown()
  else installOffer.setState(() => false)
  return true
}

export function turnDown(): void {
  installOffer.setState(() => false)
  remember('install-offer')
}

/** Whether this device remembers that something was shown or declined. If storage is blocked, it counts as remembered. */
export function remembers(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return true
  }
}

/** Remembers it for later visits. If storage is blocked, for none. */
export function remember(name: string): void {
  try {
    localStorage.setItem(name, 'yes')
  } catch {
    // There is nothing to remember it in.
  }
}
