import { useElementSize, useMergedRef } from '@mantine/hooks'
import { type FocusEvent, memo, useRef } from 'react'
import type { ListView } from '../store/list-view'
import type { LocalItem } from '../store/local-item'
import classes from './ResultList.module.css'
import { ResultRow } from './ResultRow'
import { ResultTile } from './ResultTile'
import { useVisibleItems } from './use-visible-items'

interface ResultListProps {
  readonly items: readonly LocalItem[]
  readonly view: ListView
  /** Whether pending photographs can be tried. */
  readonly canTry: boolean
  readonly onCompare: (id: string) => void
}

/** About as high as a row is, in pixels, until it is measured. */
const rowHeight = 88

/** As high as a tile is, and about as wide, in `rem`: a tile grows with the text in it. */
const tile = { height: 14.75, width: 11 }

/** Narrower lists have one column, in `rem`. */
const twoTiles = 15

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
  const visible = useVisibleItems(scroller, {
    count: items.length,
    keyOf: (index) => items[index]?.id ?? '',
    columns,
    lineHeight: isGrid ? tile.height * rem : rowHeight,
    isEven: isGrid,
    // If it were removed, the focus would be lost.
    kept: focused,
  })

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
        style={{ height: visible.height }}
        onFocus={noteFocus}
        onBlur={() => {
          focused.current = null
        }}
      >
        {visible.items.map(({ index, top, column }) => {
          const item = items[index]
          return (
            item && (
              <li
                key={item.id}
                ref={isGrid ? undefined : visible.measure}
                data-index={index}
                className={isGrid ? classes.tile : classes.row}
                style={{
                  transform: `translateY(${top}px)`,
                  ...(isGrid && {
                    insetInlineStart: `${(column / columns) * 100}%`,
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
