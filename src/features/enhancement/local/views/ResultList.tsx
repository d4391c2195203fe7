import { useElementSize, useMergedRef } from '@mantine/hooks'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, memo, useCallback, useLayoutEffect, useRef } from 'react'
import type { ListView } from '../store/list-view'
import type { LocalItem } from '../store/local-item'
import classes from './ResultList.module.css'
import { ResultRow } from './ResultRow'
import { ResultTile } from './ResultTile'

interface ResultListProps {
  readonly items: readonly LocalItem[]
  readonly view: ListView
  /** Whether pending photographs can be tried. */
  readonly canTry: boolean
  readonly onCompare: (id: string) => void
}

/** About as high as a row is, in pixels, until it is measured. */
const rowHeight = 91

/** As high as a tile is, and about as wide, in `rem`: a tile grows with the text in it. */
const tile = { height: 14.75, width: 11 }

/** Narrower lists have one column, in `rem`. */
const twoTiles = 15

/** Lines of rows or of tiles that are rendered above and below the view. */
const overscan = { rows: 8, tiles: 2 }

/**
 * The chosen photographs, in a list or a grid that scrolls. Only what is in or near the view is in the document, so that
 * thousands of photographs cost no more than a few; each tells screen readers its place in the whole list.
 */
export const ResultList = memo(function ResultList({ items, view, canTry, onCompare }: ResultListProps) {
  const scroller = useRef<HTMLElement>(null)
  const { ref: measured, width } = useElementSize<HTMLElement>()
  const focused = useRef<number | null>(null)
  const isGrid = view === 'grid'
  // Read with the list's size, because the list grows with the text, too.
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const columns = isGrid ? columnsIn(width / rem) : 1
  const lineHeight = isGrid ? tile.height * rem : rowHeight
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
    estimateSize: () => lineHeight,
    lanes: columns,
    overscan: isGrid ? overscan.tiles : overscan.rows,
    rangeExtractor,
    // Its height now. The observer's own is a frame old by the time it is used.
    measureElement: (row) => row.offsetHeight,
    // WebKit reports an error when rows move while it is still told of their heights.
    useAnimationFrameWithResizeObserver: true,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and tiles differ in height
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, lineHeight])
  // Before they are painted. A row that has grown would otherwise cover the next one until the observer's frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row's height changes with its item
  useLayoutEffect(() => {
    for (const row of virtualizer.elementsCache.values()) virtualizer.measureElement(row)
  }, [virtualizer, items, lineHeight])

  const noteFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('li')?.dataset.index
    focused.current = index === undefined ? null : Number(index)
  }
  const Item = isGrid ? ResultTile : ResultRow

  return (
    <section
      ref={useMergedRef(scroller, measured)}
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
        {virtualizer.getVirtualItems().map(({ index, start, lane }) => {
          const item = items[index]
          return (
            item && (
              <li
                key={item.id}
                ref={isGrid ? undefined : virtualizer.measureElement}
                data-index={index}
                className={isGrid ? classes.tile : classes.row}
                style={{
                  transform: `translateY(${start}px)`,
                  ...(isGrid && {
                    insetInlineStart: `${(lane / columns) * 100}%`,
                    width: `${100 / columns}%`,
                    height: `${tile.height}rem`,
                  }),
                }}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                <Item item={item} canTry={canTry} onCompare={onCompare} />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
})

/** @param width of the list, in `rem` */
const columnsIn = (width: number) => Math.max(width < twoTiles ? 1 : 2, Math.floor(width / tile.width))
