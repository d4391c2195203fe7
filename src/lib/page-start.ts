/*
 * How a page starts: it's plain HTML until its scripts are asked for, then they load, then it runs. A press on what
 * needs them waits while they load, and is repeated when that ends.
 */

/** A press that waits for the scripts. */
export interface EarlyPress {
  readonly element: HTMLElement
  /** Its place among the elements that need the scripts. */
  readonly index: number
}

export type StartState =
  | { readonly name: 'html' }
  /** With the last press, if that waits. */
  | { readonly name: 'loading'; readonly press?: EarlyPress }
  | { readonly name: 'running' }

export type StartEvent =
  | { readonly type: 'intent' }
  | { readonly type: 'press'; readonly press: EarlyPress }
  /** A link was waited for long enough. */
  | { readonly type: 'waited'; readonly element: HTMLElement }
  | { readonly type: 'failed' }
  | { readonly type: 'started' }

/** The press that the state before had, and this one hasn't, is over: it's repeated. */
export function nextStart(state: StartState, event: StartEvent): StartState {
  switch (event.type) {
    case 'intent':
      return state.name === 'html' ? loading : state
    case 'press':
      return { ...loading, press: event.press }
    case 'waited':
      return pressIn(state)?.element === event.element ? loading : state
    case 'failed':
      return html
    case 'started':
      return { name: 'running' }
  }
}

const html = { name: 'html' } as const
const loading = { name: 'loading' } as const

const pressIn = (state: StartState) => (state.name === 'loading' ? state.press : undefined)

/** Elements that need the scripts: buttons, and links that the scripts open in place. */
const needsScripts = 'button[type="button"]:not([popovertarget]), [aria-haspopup="dialog"], [data-in-place]'

const elementsThatNeedScripts = () => [...document.querySelectorAll<HTMLElement>(needsScripts)]

/** Milliseconds after which a link opens its page, if the scripts haven't come by then. */
const linkPatience = 5_000

/** Milliseconds after which scripts that failed are asked for again. A deploy may be under way. */
const retryTime = 60_000

/** @param runScripts resolves once the page runs, and rejects where that fails */
export function createPageStart(runScripts: () => Promise<void>) {
  let state: StartState = html
  const untilRunning = new AbortController()

  function send(event: StartEvent): void {
    const before = state
    state = nextStart(before, event)
    if (state.name === 'running') untilRunning.abort()
    showPress(pressIn(before), pressIn(state))
    if (before.name === 'html' && state.name === 'loading') void load()
  }

  async function load(): Promise<void> {
    try {
      await runScripts()
      send({ type: 'started' })
    } catch {
      setTimeout(begin, retryTime)
      send({ type: 'failed' })
    }
  }

  /** Has the scripts loaded, unless they are on their way. */
  const begin = () => send({ type: 'intent' })

  /** Has a click that needs the scripts wait for them. */
  function press(event: MouseEvent): void {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>(needsScripts)
    // A repeated press is not trusted. The browser itself opens new tabs and windows.
    if (!element || !event.isTrusted || hasModifier(event)) return
    event.preventDefault()
    send({ type: 'press', press: { element, index: elementsThatNeedScripts().indexOf(element) } })
    // Without the scripts a button would do nothing.
    if (element.matches('button[type="button"]')) return
    setTimeout(() => send({ type: 'waited', element }), linkPatience)
  }

  return {
    begin,
    press,
    /** Aborted once the page runs. */
    running: untilRunning.signal,
  }
}

const hasModifier = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Shows that a press counts, and repeats the one before it if there is none any more. */
function showPress(before: EarlyPress | undefined, press: EarlyPress | undefined): void {
  if (before === press) return
  before?.element.removeAttribute('aria-busy')
  if (press) press.element.ariaBusy = 'true'
  else if (before) repeat(before)
}

/** Without the scripts a link opens its page, and a button does nothing. */
function repeat({ element, index }: EarlyPress): void {
  if (element.isConnected) element.click()
  // React draws a page anew that others have changed, at the latest when it is pressed.
  if (!element.isConnected) elementsThatNeedScripts()[index]?.click()
}
