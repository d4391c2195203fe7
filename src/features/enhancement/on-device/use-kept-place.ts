import { type RefObject, useLayoutEffect } from 'react'

/** Read before the next visit's first paint (`src/deferred-hydration.ts`). */
const storageKey = 'enhancement-place'

/**
 * Notes how much of the page the tool takes. The next visit leaves as much to it at once, so that nothing moves
 * when its photos come.
 *
 * @param workspace the list, with all that is done with it. The shelf follows
 * @param isShown true once all that an earlier visit has kept is in its place. Until then nothing is noted
 */
export function useKeptPlace(
  workspace: RefObject<HTMLElement | null>,
  { isShown, hasPhotos }: { readonly isShown: boolean; readonly hasPhotos: boolean },
): void {
  useLayoutEffect(() => {
    const top = workspace.current
    const tool = top?.parentElement
    if (!isShown || !tool) return
    const { dataset, style } = document.documentElement
    if (hasPhotos) dataset.photos = ''
    else delete dataset.photos
    style.removeProperty('--place')
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      // Measuring within the observer's own turn, WebKit may find the size changed by it, and logs an error.
      frame = requestAnimationFrame(() => {
        const height = tool.getBoundingClientRect().bottom - top.getBoundingClientRect().top
        notePlace({ hasPhotos, height })
      })
    })
    observer.observe(tool)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [workspace, isShown, hasPhotos])
}

function notePlace(place: { readonly hasPhotos: boolean; readonly height: number }): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(place))
  } catch {
    // What comes pushes the page.
  }
}
