/*
 * What a page can do without at first comes later: at once when it's asked for (`load`), when the browser is idle
 * (`whenIdle`), or at a sign of intent (`atIntent`).
 */

export interface LazyModule<Module> {
  /**
   * Loads it once for all callers. After a failure the next call tries again.
   *
   * @throws LoadError
   */
  readonly load: () => Promise<Module>
  /** Prefetches it while the network is available. */
  readonly preload: () => void
  /** For the control that needs it: prefetches it when that is reached for. */
  readonly preloadAtIntent: {
    readonly onPointerEnter: () => void
    readonly onTouchStart: () => void
    readonly onFocus: () => void
  }
  readonly loaded: () => Module | undefined
  /** Resolves once somebody has loaded it. Never rejects. */
  readonly whenLoaded: Promise<Module>
}

/** The site's only way to load code on demand. What fetches it is `chunk-loader.ts`. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined
  let module: Module | undefined
  let announce: (loaded: Module) => void = () => {}
  const whenLoaded = new Promise<Module>((resolve) => {
    announce = resolve
  })

  const load = () => {
    loading ??= importModule().then(
      (loaded) => {
        module = loaded
        announce(loaded)
        return loaded
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    )
    return loading
  }
  const preload = () => void load().catch(() => {})
  return {
    load,
    preload,
    preloadAtIntent: { onPointerEnter: preload, onTouchStart: preload, onFocus: preload },
    loaded: () => module,
    whenLoaded,
  }
}

/**
 * Calls back once the page has loaded and the browser is idle.
 *
 * @returns ends the wait for the page
 */
export function whenIdle(run: () => void): () => void {
  // After the next frames: requests before them would compete with the photograph that is painted there.
  const wait = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // Safari has no requestIdleCallback, and some Chromiums never call it on a page where nothing happens.
        if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2_000 })
        else setTimeout(run, 200)
      }),
    )
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => window.removeEventListener('load', wait)
}

/** What tells that somebody is there, presses something, uses the page, or reaches for a part of it. */
const signs = {
  presence: ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'dragenter'],
  press: ['pointerdown', 'keydown', 'focusin'],
  use: ['scroll', 'pointerdown', 'keydown'],
  reach: ['pointerover', 'touchstart', 'focusin'],
} as const

/** Before React, which stops events in a part of the page that it hasn't hydrated. */
const beforeReact = { capture: true, passive: true }

/**
 * Calls back at each sign of intent in a part of the page, or in all of it.
 *
 * @returns ends the watch
 */
export function atIntent(part: Node, sign: keyof typeof signs, run: () => void): () => void {
  const untilEnd = new AbortController()
  const answer = (event: Event) => {
    if (event.target instanceof Node && part.contains(event.target) && !isResting(event)) run()
  }
  for (const type of signs[sign])
    window.addEventListener(type, answer, { ...beforeReact, signal: untilEnd.signal })
  return () => untilEnd.abort()
}

/** Browsers also report a pointer that only rests where the page appears. */
const isResting = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0

/**
 * Calls back at each sign that somebody is about to use a part of the page: they reach for it, or less than a
 * screen is between it and what is seen, once the page was scrolled or operated.
 *
 * @returns ends the watch
 */
export function atApproach(part: Element, run: () => void): () => void {
  const endReach = atIntent(part, 'reach', run)
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) run()
    },
    { rootMargin: '100% 0px' },
  )
  const endUse = atIntent(document, 'use', () => {
    endUse()
    observer.observe(part)
  })
  // The page may have been scrolled or focused before.
  if (window.scrollY > 0) observer.observe(part)
  if (part.contains(document.activeElement)) run()
  return () => {
    endReach()
    endUse()
    observer.disconnect()
  }
}
