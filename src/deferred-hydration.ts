/**
 * Loads a page's scripts late: when the page has loaded and the browser is idle, or at the first sign of
 * intent; at once for an address that opens something. Until then the page is plain HTML. Its links, menus,
 * accordions and forms work without scripts. A click on an element that needs them is kept and replayed after
 * hydration.
 *
 * Not part of the bundle: the build adds it to every page, with the list of its scripts (page-assets.ts).
 */

import { addMailFrame } from './features/estimate/mail-frame'
import type { InstallPrompt } from './features/install/install-prompt'
import { showNotices } from './layout/show-notices'
import { fetchFile } from './lib/fetch-file'
import { atIntent, whenIdle } from './lib/lazy-module'
import { showOwnFonts } from './lib/own-fonts'
import { pause } from './lib/pause'

/** In the order in which they need each other. */
const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? []

/**
 * The events of a press. React answers the first of these events by hydrating the whole page at once.
 * While it hydrates step by step, they stay with the browser.
 */
const pressEvents = [
  'pointerover',
  'pointerdown',
  'pointerup',
  'mouseover',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'focusin',
  'focusout',
  'click',
  'beforetoggle',
  'toggle',
]

/** Elements that need the scripts: buttons, and links that the scripts open in place. */
const needsScripts = 'button[type="button"]:not([popovertarget]), [aria-haspopup="dialog"], [data-in-place]'

/** Milliseconds after which a kept press is given up. */
const pressTimeout = 5_000

let isRunning = false
let pressed: HTMLElement | undefined
/** Its place among the elements that need the scripts. */
let pressedIndex = -1
const untilHydrated = new AbortController()

async function begin(): Promise<void> {
  if (isRunning) return
  isRunning = true
  try {
    await run()
    untilHydrated.abort()
  } catch {
    isRunning = false
    // A deploy may be under way.
    setTimeout(begin, 60_000)
  }
  replay()
}

async function run(): Promise<void> {
  // Each in its own task, so that a tap never waits for all of them. Many browsers never ask again for a module
  // that they once failed to load. One of them is `main.tsx`.
  await Promise.all(scripts.map((script) => pause().then(() => fetchFile(script, 'javascript'))))
  for (const script of scripts) {
    await pause()
    await import(/* @vite-ignore */ script)
  }
  await pause()
  await window.hydratePage?.()
}

function keepPress(event: MouseEvent): void {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>(needsScripts)
  // A replayed press is not trusted. The browser itself opens new tabs and windows.
  if (!target || !event.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  pressed?.removeAttribute('aria-busy')
  pressed = target
  pressedIndex = elementsThatNeedScripts().indexOf(target)
  target.ariaBusy = 'true'
  void begin()
  // A link opens its page, if the scripts have not come by then. Without them a button would do nothing.
  if (target.matches('button[type="button"]')) return
  setTimeout(() => {
    if (pressed === target) replay()
  }, pressTimeout)
}

/** Files that are dropped now are lost. Without this the browser would open them in place of the photo tool. */
function keepPage(event: DragEvent): void {
  const isOfFiles = event.dataTransfer?.types.includes('Files')
  if (isOfFiles && document.querySelector('main input[type=file]')) event.preventDefault()
}

const elementsThatNeedScripts = () => [...document.querySelectorAll<HTMLElement>(needsScripts)]

/** Repeats the last press. Without the scripts a link opens its page, and a button does nothing. */
function replay(): void {
  const target = pressed
  pressed = undefined
  target?.removeAttribute('aria-busy')
  if (target?.isConnected) target.click()
  // React draws a page anew that others have changed, at the latest when it is pressed.
  if (target?.isConnected === false) elementsThatNeedScripts()[pressedIndex]?.click()
}

/** What an address opens is what people came for. Until it's open they see its place, without a hash as well. */
function openAtOnce(): void {
  void begin()
  if (location.hash) return
  const id = address.has('project') ? `project-${address.get('project')}` : 'price-sheet'
  document.getElementById(id)?.scrollIntoView()
}

showNotices()
// A tab may stay open over midnight.
document.addEventListener('visibilitychange', showNotices)
void showOwnFonts()
const options = { capture: true, passive: true, signal: untilHydrated.signal }
untilHydrated.signal.addEventListener('abort', atIntent(document, 'presence', begin))
for (const type of pressEvents) addEventListener(type, (event) => event.stopPropagation(), options)
const keeping = { ...options, passive: false }
addEventListener('click', keepPress, keeping)
for (const type of ['dragover', 'drop'] as const) addEventListener(type, keepPage, keeping)
addEventListener('submit', ({ target }) => {
  if (target instanceof HTMLFormElement && target.target) addMailFrame(target.target)
})
// Tries again after a failure without a network.
addEventListener('online', begin, options)
const address = new URLSearchParams(location.search)
if (['project', 'present', 'sheet'].some((name) => address.has(name))) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', openAtOnce, options)
  else openAtOnce()
}
whenIdle(begin)

// The event comes only once and may come before the scripts. They find it later
// (features/install/install-prompt.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event as InstallPrompt
})
