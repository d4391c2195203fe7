import { useDrag, useHotkeys, useWindowEvent } from '@mantine/hooks'
import { type RefCallback, useRef } from 'react'

/** How far a finger must move to swipe, in CSS pixels. */
const swipeDistance = 56

/**
 * Turns pages by a sideways swipe of one finger, and by the arrow keys. A comparison keeps both for its line.
 *
 * @param onTurn called with 1 for the next page and -1 for the previous one
 * @returns the ref of the area to swipe over, which needs `touch-action: pan-y pinch-zoom`
 */
export function useSwipe(onTurn: (by: 1 | -1) => void): RefCallback<HTMLElement> {
  const isSideways = useRef(false)
  useHotkeys([
    ['ArrowLeft', () => onTurn(-1)],
    ['ArrowRight', () => onTurn(1)],
  ])
  const { ref } = useDrag(
    ({ active, last, canceled, movement: [x, y], event: { pointerType, target } }) => {
      const isOnComparison = target instanceof Element && target.closest('[data-comparison]')
      if (pointerType !== 'touch' || isOnComparison) return
      isSideways.current = active && Math.abs(x) > Math.abs(y)
      const isSwipe = Math.abs(x) > swipeDistance && Math.abs(x) > 2 * Math.abs(y)
      if (last && !canceled && isSwipe) onTurn(x < 0 ? 1 : -1)
    },
    { threshold: 1 },
  )
  useFlingPrevention(() => isSideways.current)
  return ref
}

/**
 * After a quick swipe, Chromium flings even where nothing scrolls sideways. The next tap would only stop
 * that.
 *
 * @param isSwipe whether a finger swipes. Without it, nothing can be scrolled.
 */
export function useFlingPrevention(isSwipe = () => true): void {
  useWindowEvent(
    'touchmove',
    (event) => {
      if (event.cancelable && isSwipe()) event.preventDefault()
    },
    { passive: false },
  )
}
