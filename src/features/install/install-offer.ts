import { createStore } from '@tanstack/react-store'
import { goesOnHomeScreen, hasOwnWindow } from '@/lib/display-mode'

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
