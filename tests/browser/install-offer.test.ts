import { expect, onTestFinished, test, vi } from 'vitest'
import { install, installOffer } from '@/features/install/install-offer'
import type { InstallPrompt } from '@/features/install/note-install-prompt'

/** The browser offers the site for installation, as `deferred-hydration.ts` hears it. */
function offer() {
  const prompt = vi.fn(async () => {})
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt }) as InstallPrompt
  window.dispatchEvent(window.installPrompt)
  return prompt
}

test('what the browser offers is offered until it was asked, and again when it comes back', async () => {
  onTestFinished(() => {
    window.installPrompt = undefined
  })
  expect([installOffer.state, await install()]).toEqual([false, false])
  const prompt = offer()
  expect(installOffer.state).toBe(true)
  expect(await install()).toBe(true)
  expect(prompt).toHaveBeenCalledOnce()
  // It works once.
  expect([installOffer.state, await install()]).toEqual([false, false])
  expect(prompt).toHaveBeenCalledOnce()
  offer()
  expect(installOffer.state).toBe(true)
  window.dispatchEvent(new Event('appinstalled'))
  expect(installOffer.state).toBe(false)
})
