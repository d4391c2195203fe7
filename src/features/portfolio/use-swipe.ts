import { type RefObject, type TouchEvent, useEffect, useRef } from 'react'

/** How far a finger must move to swipe, in CSS pixels. */
const threshold = 56

/** Touch handlers for an area that detect a sideways swipe of one finger outside the comparison. */
export function useSwipe(area: RefObject<HTMLElement | null>, onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)

  // After a quick swipe Chromium flings, even where nothing scrolls sideways. The next tap would then only stop the fling.
  useEffect(() => {
    const element = area.current
    function keepFromScrolling(event: globalThis.TouchEvent): void {
      const touch = event.touches[0]
      if (!touch || !start.current || !event.cancelable) return
      if (Math.abs(touch.clientX - start.current.x) > Math.abs(touch.clientY - start.current.y))
        event.preventDefault()
    }
    element?.addEventListener('touchmove', keepFromScrolling, { passive: false })
    return () => element?.removeEventListener('touchmove', keepFromScrolling)
  })

  return {
    onTouchStart({ target, touches }: TouchEvent): void {
      const touch = touches.length === 1 ? touches[0] : undefined
      const isFree = !(target instanceof Element && target.closest('[data-comparison]'))
      start.current = touch && isFree ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) > threshold && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
