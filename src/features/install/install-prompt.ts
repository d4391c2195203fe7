import { createStore } from '@tanstack/react-store'
import { installsByHand, isInstalled } from './platform'

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

const storageKey = 'install-offer'

const canBeInstalled = () =>
  !isInstalled && (installsByHand || window.installPrompt !== undefined) && !isTurnedDown()

/** Whether the site offers its installation. */
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

/** Ends the offer for this and later visits. */
export function turnDown(): void {
  installOffer.setState(() => false)
  try {
    localStorage.setItem(storageKey, 'turned down')
  } catch {
    // Storage is blocked, so the answer lasts for this visit only.
  }
}

function isTurnedDown(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'turned down'
  } catch {
    return false
  }
}
