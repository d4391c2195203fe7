import { createStore } from '@tanstack/react-store'
import { goesOnHomeScreen, hasOwnWindow } from '@/lib/home-screen'

/** The event of browsers that can install the site. The standard library's types lack it. */
export interface InstallPrompt extends Event {
  /** Shows the browser's own dialog. It works once. */
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** The latest prompt. `deferred-hydration.ts` stores it, because it may come before this module. */
    installPrompt?: InstallPrompt
  }
}

export const isInstalled = hasOwnWindow()

const canBeInstalled = () => !isInstalled && (goesOnHomeScreen() || window.installPrompt !== undefined)

export const installOffer = createStore(canBeInstalled())

window.addEventListener('beforeinstallprompt', () => installOffer.setState(canBeInstalled))
window.addEventListener('appinstalled', () => installOffer.setState(() => false))

/** Asks the visitor in the browser's own dialog. Returns whether there is one. */
export async function install(): Promise<boolean> {
  const prompt = window.installPrompt
  if (!prompt) return false
  // After a refusal the browser comes with another one.
  window.installPrompt = undefined
  installOffer.setState(canBeInstalled)
  await prompt.prompt()
  return true
}
