import { useEffect, useEffectEvent, useRef } from 'react'
import { isUnhandled } from '../batch/batch-reducer'
import { isProcessing } from '../batch/item'
import type { LocalItem } from './photo'

const signsOfScrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls a list to the photo that is enhanced, to the first one at the end, and to those that were added. From
 * when somebody scrolls it by hand until the next photos are added or begun, it stays where they want it.
 *
 * @param reveal called with the index of a row that has to be in the list
 * @returns the ref of what scrolls
 */
export function useListFollow(items: readonly LocalItem[], reveal: (index: number) => void) {
  const scroller = useRef<HTMLElement>(null)
  const isByHand = useRef(false)
  const working = items.findIndex(isProcessing)
  const isWorking = working >= 0
  const count = useRef(items.length)

  useEffect(() => {
    const list = scroller.current
    const stop = new AbortController()
    const note = () => {
      isByHand.current = true
    }
    for (const sign of signsOfScrolling)
      list?.addEventListener(sign, note, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])

  const show = useEffectEvent((index: number) => {
    reveal(index)
    // Once it is there.
    requestAnimationFrame(() => {
      const list = scroller.current
      const row = list?.querySelectorAll<HTMLElement>('li')[index]
      if (!list || !row) return
      const above = row.getBoundingClientRect().top - list.getBoundingClientRect().top
      const isSeen = above >= 0 && above + row.offsetHeight <= list.clientHeight
      if (!isSeen) list.scrollTop += above - row.offsetHeight
    })
  })

  const hasEnded = items.length > 0 && !items.some(isUnhandled)
  useEffect(() => {
    // What failed comes first then.
    if (hasEnded && !isByHand.current) show(0)
  }, [hasEnded])

  useEffect(() => {
    isByHand.current = isWorking && isByHand.current
  }, [isWorking])

  useEffect(() => {
    if (working >= 0 && !isByHand.current) show(working)
  }, [working])

  useEffect(() => {
    const before = count.current
    count.current = items.length
    if (before === 0 || items.length <= before || isWorking) return
    isByHand.current = false
    show(before)
  }, [items.length, isWorking])

  return scroller
}
