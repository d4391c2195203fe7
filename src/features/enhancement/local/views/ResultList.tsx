import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, memo, useCallback, useRef } from 'react'
import type { LocalItem } from '../store/local-item'
import classes from './ResultList.module.css'
import { ResultRow } from './ResultRow'

interface ResultListProps {
  readonly items: readonly LocalItem[]
  /** Whether pending photographs can be tried. */
  readonly canTry: boolean
  readonly onCompare: (id: string) => void
}

/** About as high as a row is, in pixels, until it is measured. */
const rowHeight = 88

/** Rows rendered above and below the view. */
const overscan = 8

/**
 * The chosen photographs, in a list that scrolls. Only rows in or near the view are in the document, so that thousands
 * of them cost no more than a few; each tells screen readers its place in the whole list.
 */
export const ResultList = memo(function ResultList({ items, canTry, onCompare }: ResultListProps) {
  const scroller = useRef<HTMLElement>(null)
  const focused = useRef<number | null>(null)
  // A row that has the focus stays, however far it is scrolled away: without it the focus would be lost.
  const rangeExtractor = useCallback((range: Range) => {
    const rows = defaultRangeExtractor(range)
    const index = focused.current
    if (index === null || index >= range.count || rows.includes(index)) return rows
    return [...rows, index].sort((one, other) => one - other)
  }, [])
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => items[index]?.id ?? index,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor,
    // Prerendered pages have no list, so a first size is needed only until the list is measured.
    initialRect: { width: 400, height: 384 },
  })

  const noteFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('li')?.dataset.index
    focused.current = index === undefined ? null : Number(index)
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is operated by its arrow keys
    <section ref={scroller} className={classes.scroller} aria-label="Chosen images" tabIndex={0}>
      <ul
        className={classes.rows}
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={noteFocus}
        onBlur={() => {
          focused.current = null
        }}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index]
          return (
            item && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                <ResultRow item={item} canTry={canTry} onCompare={onCompare} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
})
