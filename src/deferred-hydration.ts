/**
 * Loads a page's scripts late: when the page has loaded and the browser is idle, or at the first sign of intent. Until
 * then the page is plain HTML. Its links, menus, accordions and forms work without scripts. A click on an element that
 * needs them is kept and replayed after hydration, and so are files that are dropped on a page that takes some.
 *
 * Not part of the bundle: the build adds it to every page, with the list of the page's scripts.
 */

import type { InstallPrompt } from './features/install/install-prompt'

/** In the order in which they need each other. The last one is `main.tsx`, which is done when the page is hydrated. */
const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? []

const signsOfIntent = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'dragenter']

/**
 * What a press consists of. React answers the first of these events by hydrating the whole page at once. While it hydrates
 * step by step, they stay with the browser.
 */
const pressEvents = (
  'pointerover pointerdown pointerup mouseover mousedown mouseup touchstart touchend focusin focusout click ' +
  'beforetoggle toggle'
).split(' ')

/** Elements that need the scripts: buttons, and links that the scripts open in place. */
const needsScripts = 'button[type="button"]:not([popovertarget]), [aria-haspopup="dialog"], [data-in-place]'

const wait = (milliseconds?: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let isRunning = false
let pressed: HTMLElement | undefined
let dropped: DragEvent | undefined
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
  // What takes them prevents the browser's own way, and may be hydrated a moment later.
  while (isRunning && dropped && takesFiles() && document.body.dispatchEvent(dropped)) await wait(50)
}

async function run(): Promise<void> {
  // All at the same time, four in a task: starting a request takes a phone several milliseconds. Browsers that do not know
  // them as modules fetch them as scripts.
  for (const [index, href] of scripts.entries()) {
    if (index % 4 === 0) await wait()
    const link = document.createElement('link')
    const rel = link.relList.supports('modulepreload') ? 'modulepreload' : 'preload'
    document.head.append(Object.assign(link, { rel, as: 'script', crossOrigin: '', href }))
  }
  // Each script runs in its own task, so that a tap never waits for all of them.
  for (const script of scripts) {
    await wait()
    await importTwice(script)
  }
}

/** Like `lib/lazy-module.ts`, which is part of the bundle. */
async function importTwice(script: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ script)
  } catch {
    await wait(1_000)
    // The browser's cache may contain a wrong response for this URL.
    await fetch(script, { cache: 'reload' })
    await import(/* @vite-ignore */ script)
  }
}

function keepPress(event: MouseEvent): void {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>(needsScripts)
  // A replayed press is not trusted. The browser itself opens new tabs and windows.
  if (!target || !event.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  pressed?.removeAttribute('aria-busy')
  pressed = target
  target.ariaBusy = 'true'
  void begin()
  // A link opens its page, if the scripts have not come by then. Without them a button would do nothing.
  if (!target.matches('button[type="button"]')) setTimeout(() => pressed === target && replay(), 5_000)
}

const takesFiles = () => document.querySelector('main input[type=file]') !== null

/** Without it the browser would leave the page and open the file. */
function keepDrop(event: DragEvent): void {
  const { dataTransfer: data } = event
  if (!data?.types.includes('Files') || !takesFiles()) return
  event.preventDefault()
  if (event.type !== 'drop') return
  // The data is gone after the event, but not the files in it.
  const items = [...data.items].map((item) => {
    const [entry, file] = [item.webkitGetAsEntry(), item.getAsFile()]
    return { webkitGetAsEntry: () => entry, getAsFile: () => file }
  })
  dropped = new DragEvent('drop', { bubbles: true, cancelable: true })
  Object.defineProperty(dropped, 'dataTransfer', { value: { types: data.types, items } })
}

/** Repeats the last press that was kept. Without the scripts a link opens its page, and a button does nothing. */
function replay(): void {
  const target = pressed
  pressed = undefined
  target?.removeAttribute('aria-busy')
  if (target?.isConnected) target.click()
}

/** After the next frames: requests before them would compete with the photograph that is painted there. */
function beginWhenIdle(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) requestIdleCallback(begin)
      else setTimeout(begin, 200)
    }),
  )
}

const options = { capture: true, passive: true, signal: untilHydrated.signal }
for (const sign of signsOfIntent) addEventListener(sign, begin, { ...options, once: true })
for (const type of pressEvents) addEventListener(type, (event) => event.stopPropagation(), options)
const keeping = { ...options, passive: false }
addEventListener('click', keepPress, keeping)
for (const type of ['dragover', 'drop'] as const) addEventListener(type, keepDrop, keeping)
// Tries again after a failure without a network.
addEventListener('online', begin, options)
if (document.readyState === 'complete') beginWhenIdle()
else addEventListener('load', beginWhenIdle, { once: true })

// The event comes only once and may come before the scripts. They find it later (features/install/install-prompt.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event as InstallPrompt
})
