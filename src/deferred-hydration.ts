/**
 * Loads a page's scripts late: when the page has loaded and the browser is idle, or at the first sign of
 * intent; at once for an address that opens something. Until then the page is plain HTML. Its links, menus,
 * accordions and forms work without scripts, and a press that needs them waits (lib/page-start.ts).
 *
 * Not part of the bundle: the build adds it to every page, with the list of its scripts (page-assets.ts).
 */

import { holdOffFiles } from './features/enhancement/on-device/input/hold-off-files'
import { addFrameOfForm } from './features/estimate/mail-frame'
import { noteInstallPrompt } from './features/install/note-install-prompt'
import { projectCardId } from './features/portfolio/project-url'
import { showNotices } from './layout/show-notices'
import { delay } from './lib/delay'
import { fetchFile } from './lib/fetch-file'
import { atIntent, whenIdle } from './lib/lazy-module'
import { showOwnFonts } from './lib/own-fonts'
import { createPageStart } from './lib/page-start'

/** In the order in which they need each other. */
const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? []

const { begin, press, running } = createPageStart(async () => {
  // Each in its own task, so that a tap never waits for all of them. Many browsers never ask again for a module
  // that they once failed to load. One of them is `main.tsx`.
  await Promise.all(scripts.map((script) => delay().then(() => fetchFile(script, 'javascript'))))
  for (const script of scripts) {
    await delay()
    await import(/* @vite-ignore */ script)
  }
  await delay()
  await window.hydratePage?.()
})

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

type Act = readonly [
  events: readonly string[],
  /** Once the page runs, its scripts do it, or nobody has to. */
  until: AbortSignal | 'always',
  // Each takes the event of its own row.
  act: (event: never) => void,
]

const acts: readonly Act[] = [
  [pressEvents, running, (event: Event) => event.stopPropagation()],
  [['click'], running, press],
  [['dragover', 'drop'], running, holdOffFiles],
  // After a failure without a network.
  [['online'], running, begin],
  [['submit'], 'always', addFrameOfForm],
  [['beforeinstallprompt'], 'always', noteInstallPrompt],
  // A tab may stay open over midnight.
  [['visibilitychange'], 'always', showNotices],
]

for (const [events, until, act] of acts)
  for (const type of events) {
    const signal = until === 'always' ? undefined : until
    // A finger that scrolls waits for no answer.
    addEventListener(type, act as (event: Event) => void, {
      capture: true,
      passive: type.startsWith('touch'),
      signal,
    })
  }

showNotices()
void showOwnFonts()
whenIdle(begin)
running.addEventListener('abort', atIntent(document, 'presence', begin))

const address = new URLSearchParams(location.search)

/** What an address opens is what people came for. Until it's open they see its place, without a hash as well. */
function openAtOnce(): void {
  begin()
  const place = address.has('sheet') ? 'price-sheet' : projectCardId(address.get('project') ?? '')
  if (!location.hash) document.getElementById(place)?.scrollIntoView()
}

if (['project', 'present', 'sheet'].some((name) => address.has(name))) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', openAtOnce, { signal: running })
  else openAtOnce()
}
