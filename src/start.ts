/**
 * Starts a page's scripts after the page: once it is loaded and the browser has nothing else to do, or at the first sign
 * that somebody wants something of it. Until then it is plain HTML, whose links, menus, answers and forms work by
 * themselves. A press on what needs the scripts is kept, and done once they run.
 *
 * A script of its own, outside the bundle: the build puts it into every page with the list of the page's scripts.
 */

import type { InstallPrompt } from './features/install/install-prompt'

/** In the order in which they need each other. The last one is `main.tsx`, which is done when the page is hydrated. */
const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? []

const signsOfIntent = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'dragenter']

/** What does nothing without the scripts, or something else: buttons, and links that open a dialog with them or
 * bring more in place. */
const needsScripts = 'button[type="button"]:not([popovertarget]), [aria-haspopup="dialog"], [data-in-place]'

/** How long a kept press waits for scripts on their way before it is left to the browser, in milliseconds. */
const pressTimeout = 5_000

/** Milliseconds until a failed attempt is repeated. */
const retryDelay = 1_000

const wait = (milliseconds?: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let isRunning = false
let pressed: HTMLElement | undefined

async function begin(): Promise<void> {
  for (const sign of signsOfIntent) removeEventListener(sign, begin, true)
  if (isRunning) return
  isRunning = true
  try {
    await run()
    removeEventListener('click', keepPress, true)
    removeEventListener('online', begin)
    release()?.click()
  } catch {
    isRunning = false
    leaveToBrowser()
  }
}

async function run(): Promise<void> {
  // All at the same time. Browsers that do not know them as modules fetch them as scripts.
  for (const href of scripts) {
    const link = document.createElement('link')
    const isKnown = link.relList.supports('modulepreload')
    document.head.append(
      Object.assign(link, {
        rel: isKnown ? 'modulepreload' : 'preload',
        as: 'script',
        crossOrigin: '',
        href,
      }),
    )
  }
  // Each is a task of its own, so that a tap never waits for all of them.
  for (const script of scripts) {
    await importTwice(script)
    await wait()
  }
}

async function importTwice(script: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ script)
  } catch {
    await wait(retryDelay)
    // The browser's cache may hold a wrong answer under its address.
    await fetch(script, { cache: 'reload' })
    await import(/* @vite-ignore */ script)
  }
}

function keepPress(event: MouseEvent): void {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>(needsScripts)
  // A new tab or window is the browser's to open.
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  release()
  pressed = target
  target.ariaBusy = 'true'
  void begin()
  setTimeout(() => pressed === target && leaveToBrowser(), pressTimeout)
}

/** What was pressed last and not done yet. */
function release(): HTMLElement | undefined {
  const target = pressed?.isConnected ? pressed : undefined
  pressed?.removeAttribute('aria-busy')
  pressed = undefined
  return target
}

/** Without the scripts: a link leads to its address, a form is sent, and a button can do nothing. */
function leaveToBrowser(): void {
  removeEventListener('click', keepPress, true)
  release()?.click()
  addEventListener('click', keepPress, true)
}

function beginWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin)
  else setTimeout(begin, 200)
}

for (const sign of signsOfIntent) addEventListener(sign, begin, { capture: true, passive: true })
addEventListener('click', keepPress, true)
// After a failure for want of a network.
addEventListener('online', begin)
if (document.readyState === 'complete') beginWhenIdle()
else addEventListener('load', beginWhenIdle, { once: true })

// The event comes once, maybe before the scripts run, which then find it (features/install/install-prompt.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event as InstallPrompt
})
