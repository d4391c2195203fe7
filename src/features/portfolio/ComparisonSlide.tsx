import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { PhotoComparison } from '@/ui/PhotoComparison'
import classes from './Presentation.module.css'
import type { ComparisonSlide as Slide } from './slides'

interface Point {
  readonly x: number
  readonly y: number
}

export interface ComparisonSlideProps {
  readonly slide: Slide
  /** In CSS pixels, before zooming. */
  readonly width: number
  /** The aspect ratio's own without it, otherwise both photographs are cropped. */
  readonly height: number | undefined
  readonly zoom: number
  /** Called at a touch. The presentation then stops turning pages, so that the visitor can look closer. */
  readonly onTouch: () => void
  /** Called when two fingers zoom, with a point relative to the middle of the screen. */
  readonly onZoom: (zoom: number, around: Point) => void
}

/**
 * A comparison among the presentation's photographs. One finger, the mouse and the arrow keys move its line, and two fingers
 * zoom. These events do not reach the presentation: it would turn to another photograph or see a double tap.
 */
export function ComparisonSlide({ slide, width, height, zoom, onTouch, onZoom }: ComparisonSlideProps) {
  const fingers = useRef(new Map<number, Point>())
  const begun = useRef({ zoom, distance: 0 })

  function follow({ pointerId, clientX: x, clientY: y }: PointerEvent): readonly Point[] {
    fingers.current.set(pointerId, { x, y })
    return [...fingers.current.values()]
  }

  function press(event: PointerEvent): void {
    event.stopPropagation()
    onTouch()
    // The mouse button may be released outside the window, without an event.
    if (event.pointerType !== 'touch') return
    const [one, other] = follow(event)
    if (one && other) begun.current = { zoom, distance: Math.max(distanceOf(one, other), 1) }
  }

  function move(event: PointerEvent): void {
    event.stopPropagation()
    if (!fingers.current.has(event.pointerId)) return
    const [one, other] = follow(event)
    if (!one || !other) return
    const around = {
      x: (one.x + other.x - window.innerWidth) / 2,
      y: (one.y + other.y - window.innerHeight) / 2,
    }
    onZoom((begun.current.zoom * distanceOf(one, other)) / begun.current.distance, around)
  }

  function release(event: PointerEvent): void {
    event.stopPropagation()
    fingers.current.delete(event.pointerId)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to interact with, it keeps events to what is in it
    <div
      style={{ width, height, '--enlargement': zoom } as CSSProperties}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={keepArrows}
    >
      <PhotoComparison
        before={slide.before}
        after={slide.after}
        subject={slide.title}
        sizes={`${Math.round(width * zoom)}px`}
        focus={height ? 'var(--focus)' : undefined}
        className={height ? classes.cropped : undefined}
      />
    </div>
  )
}

const distanceOf = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function keepArrows(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation()
}
