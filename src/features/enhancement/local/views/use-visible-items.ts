import { type RefCallback, type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react'

interface List {
  readonly count: number
  /** Identifies an item while others are added or removed. */
  readonly keyOf: (index: number) => string
  /** The number of items side by side. */
  readonly columns: number
  /** A line's height in pixels; unless all are as high, until it is measured. */
  readonly lineHeight: number
  readonly isEven: boolean
  /** An item that is always rendered, for example because it has the focus. */
  readonly kept: RefObject<number | null>
}

interface VisibleItem {
  readonly index: number
  readonly column: number
  /** Its distance from the start of the list in pixels. */
  readonly top: number
}

interface VisibleItems {
  readonly items: readonly VisibleItem[]
  /** The height of the whole list in pixels. */
  readonly height: number
  /** Put it on an item with a `data-index` whose height is not known before. */
  readonly measure: RefCallback<HTMLElement>
}

/** Items rendered above and below the visible part. */
const overscan = 8

/** The part of a long list that is visible in an element that scrolls. The list is rendered again while it is scrolled. */
export function useVisibleItems(
  scroller: RefObject<HTMLElement | null>,
  { count, keyOf, columns, lineHeight, isEven, kept }: List,
): VisibleItems {
  const [view, setView] = useState({ top: 0, height: 0 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const update = () => setView({ top: element.scrollTop, height: element.clientHeight })
    const observer = new ResizeObserver(() => requestAnimationFrame(update))
    observer.observe(element)
    element.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', update)
    }
  }, [scroller])

  const { heights, measure } = useHeights(scroller, keyOf, lineHeight)
  const lines = Math.ceil(count / columns)
  const typical = typicalOf(heights, lineHeight)
  const tops = [0]
  for (let line = 0; line < lines; line++) {
    const height = isEven ? lineHeight : (heights.get(keyOf(line)) ?? typical)
    tops.push((tops[line] ?? 0) + height)
  }

  const first = tops.findLastIndex((top) => top <= view.top)
  const end = tops.findIndex((top) => top >= view.top + view.height)
  const from = Math.max(0, first * columns - overscan)
  const to = Math.min(count, (end === -1 ? lines : end) * columns + overscan)
  const indices = Array.from({ length: Math.max(0, to - from) }, (_, position) => from + position)
  const { current } = kept
  if (current !== null && current < count && !indices.includes(current)) indices.push(current)
  indices.sort((one, other) => one - other)

  return {
    items: indices.map((index) => ({
      index,
      column: index % columns,
      top: tops[Math.floor(index / columns)] ?? 0,
    })),
    height: tops[lines] ?? 0,
    measure,
  }
}

/** Most rows are as high as the first one. */
function typicalOf(heights: ReadonlyMap<string, number>, lineHeight: number): number {
  return heights.values().next().value ?? lineHeight
}

/** The measured heights of rows by their keys. */
function useHeights(
  scroller: RefObject<HTMLElement | null>,
  keyOf: (index: number) => string,
  lineHeight: number,
) {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [heights] = useState(() => new Map<string, number>())
  const keys = useRef(keyOf)
  useEffect(() => {
    keys.current = keyOf
  })
  const observer = useRef<ResizeObserver>(undefined)

  const measure = useCallback<RefCallback<HTMLElement>>(
    (row) => {
      // In the next frame: WebKit reports an error when rows move while it is still told of their heights.
      const inNextFrame = (entries: ResizeObserverEntry[]) => requestAnimationFrame(() => update(entries))
      const update = (entries: ResizeObserverEntry[]) => {
        for (const { target, borderBoxSize } of entries) {
          const key = keys.current(Number((target as HTMLElement).dataset.index))
          const height = borderBoxSize[0]?.blockSize ?? 0
          const before = heights.get(key)
          const typical = typicalOf(heights, lineHeight)
          // A row that is removed from the page has no height, or has gone since it was measured.
          if (height === 0 || height === before || !target.isConnected) continue
          heights.set(key, height)
          // What is looked at stays in place when something above it changes its height.
          const { current } = scroller
          const isAbove =
            current && target.getBoundingClientRect().bottom < current.getBoundingClientRect().top
          if (isAbove) current.scrollTop += height - (before ?? typical)
          render()
        }
      }
      observer.current ??= new ResizeObserver(inNextFrame)
      if (!row) return
      const { current } = observer
      current.observe(row)
      return () => current.unobserve(row)
    },
    [heights, scroller, lineHeight],
  )
  return { heights, measure }
}
