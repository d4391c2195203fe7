import { useHydrated } from '@tanstack/react-router'
import { use } from 'react'
import type { LazyModule } from './lazy-module'

/*
 * A part of a page whose HTML is there from the start and works without its code, which comes when somebody is
 * about to use it. React hydrates it then, within a `Suspense` of its own.
 */

const isPrerendered = () =>
  document.querySelector('[data-scripts]') !== null && !('started' in document.documentElement.dataset)

/**
 * For the `loader` of a page with such parts: whether it needs their code to be drawn. A prerendered page doesn't,
 * nor does a change within a page.
 */
export const isDrawnAnew = ({ cause }: { readonly cause: string }) =>
  cause !== 'stay' && (import.meta.env.SSR || !isPrerendered())

/** The code of a part. Until it has come, the part stays as it is in the page. */
export function usePart<Module>(of: LazyModule<Module>): Module {
  // A page that is drawn anew has lost the part's HTML.
  if (useHydrated()) of.preload()
  return of.loaded() ?? use(of.whenLoaded)
}

/**
 * Presses of a part's buttons before its code has come: each is repeated then.
 *
 * @returns ends the watch
 */
export function repeatPresses(part: Element, of: LazyModule<unknown>): () => void {
  const untilEnd = new AbortController()
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]')
    if (!button || !part.contains(button) || of.loaded()) return
    button.ariaBusy = 'true'
    const repeat = () => {
      button.removeAttribute('aria-busy')
      // React hydrates a part at once that is pressed, where it has the code.
      if (of.loaded()) button.click()
    }
    void of.load().then(repeat, repeat)
  }
  // Before React, which stops events in a part of the page that it hasn't hydrated.
  window.addEventListener('click', keep, { capture: true, signal: untilEnd.signal })
  return () => untilEnd.abort()
}
