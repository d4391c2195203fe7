import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, memo, useCallback, useLayoutEffect, useRef } from 'react'
import type { LocalItem } from '../photo'
import classes from './ResultList.module.css'
import { ResultRow } from './ResultRow'

interface ResultListProps {
  readonly items: readonly LocalItem[]
  readonly onCompare: (id: string) => void
}

/** About as high as a row is, in pixels, until it is measured. */
const rowHeight = 91

/** Rows that are rendered above and below the view. */
const overscan = 8

/**
 * The chosen photographs, in a list that scrolls. Only what is in or near the view is in the document, so that thousands
 * of photographs cost no more than a few; each tells screen readers its place in the whole list.
 */
export const ResultList = memo(function ResultList({ items, onCompare }: ResultListProps) {
  const scroller = useRef<HTMLElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const focused = useRef<number | null>(null)
  // An item with the focus stays in the document. If it were removed, the focus would be lost.
  const rangeExtractor = useCallback((range: Range) => {
    const visible = defaultRangeExtractor(range)
    const index = focused.current
    if (index === null || index >= range.count || visible.includes(index)) return visible
    return [...visible, index].sort((one, other) => one - other)
  }, [])
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.id ?? index,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor,
    // Its height now. The observer's own is a frame old by the time it is used.
    measureElement: (row) => row.offsetHeight,
    // WebKit reports an error when rows move while it is still told of their heights.
    useAnimationFrameWithResizeObserver: true,
  })
  // Before they are painted. A row that has grown would otherwise cover the next one until the observer's frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row's height changes with its item
  useLayoutEffect(() => {
    for (const row of virtualizer.elementsCache.values()) virtualizer.measureElement(row)
  }, [virtualizer, items])

  const noteFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('li')?.dataset.index
    focused.current = index === undefined ? null : Number(index)
  }

  return (
    <>
      <button type="button" className={classes.skip} onClick={() => end.current?.focus()}>
        Skip the list
      </button>
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label="Chosen images"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is operated by its arrow keys
        tabIndex={0}
      >
        <ul
          className={classes.items}
          style={{ height: virtualizer.getTotalSize() }}
          onFocus={noteFocus}
          onBlur={() => {
            focused.current = null
          }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const item = items[index]
            return (
              item && (
                <li
                  key={item.id}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={classes.place}
                  style={{ transform: `translateY(${start}px)` }}
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                >
                  <ResultRow item={item} onCompare={onCompare} />
                </li>
              )
            )
          })}
        </ul>
      </section>
      <span ref={end} tabIndex={-1} />
    </>
  )
})
