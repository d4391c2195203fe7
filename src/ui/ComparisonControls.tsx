import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import classes from './ComparisonControls.module.css'

export interface ComparisonControlsProps {
  readonly label: string
  /** Position of the line in percent of the width. */
  readonly line: number
  readonly onMove: (line: number) => void
}

const allBefore = 100
const allAfter = 0

/** How far one key press moves the line, in percent of the width. */
const keySteps: Partial<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
}

/**
 * A native range input over the whole of both pictures, so that the line follows pointer, finger and keys, and screen
 * readers announce a slider. Two buttons do the same without dragging.
 */
export default function ComparisonControls({ label, line, onMove }: ComparisonControlsProps) {
  const [isGliding, setGliding] = useState(false)
  const fingers = useRef(new Set<number>())
  const lineAtRest = useRef(line)
  const percent = Math.round(line)

  function glideTo(end: number): void {
    setGliding(true)
    onMove(end)
  }

  function follow(next: number): void {
    if (fingers.current.size > 1) return
    setGliding(false)
    onMove(Math.min(Math.max(next, allAfter), allBefore))
  }

  // In some browsers a finger can drag only from the thumb, not from anywhere on the track.
  function followPointer({ currentTarget, clientX }: MouseEvent): void {
    const { left, width } = currentTarget.parentElement?.getBoundingClientRect() ?? { left: 0, width: 0 }
    if (width > 0) follow(((clientX - left) / width) * 100)
  }

  /** Two fingers zoom. The line goes back to its position before the first of them. */
  function press({ pointerId, pointerType }: PointerEvent): void {
    // The mouse button may be released outside the window, without an event.
    if (pointerType !== 'touch') return
    if (fingers.current.size === 0) lineAtRest.current = line
    else onMove(lineAtRest.current)
    fingers.current.add(pointerId)
  }

  function release({ pointerId }: PointerEvent): void {
    fingers.current.delete(pointerId)
  }

  function followKey(event: KeyboardEvent): void {
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    follow(line + step)
  }

  return (
    <div className={classes.controls} data-gliding={isGliding || undefined}>
      <div aria-hidden className={classes.grip}>
        <IconChevronLeft size={18} stroke={2} />
        <IconChevronRight size={18} stroke={2} />
      </div>
      <input
        type="range"
        min={allAfter}
        max={allBefore}
        step="any"
        value={line}
        aria-label={label}
        aria-valuetext={`${percent}% before, ${100 - percent}% after`}
        onChange={(event) => follow(event.currentTarget.valueAsNumber)}
        onClick={followPointer}
        onPointerDown={press}
        onPointerMove={(event) => event.buttons === 1 && followPointer(event)}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={followKey}
        className={classes.slider}
      />
      <button
        type="button"
        aria-pressed={line === allBefore}
        onClick={() => glideTo(allBefore)}
        data-end="before"
      >
        Before
      </button>
      <button
        type="button"
        aria-pressed={line === allAfter}
        onClick={() => glideTo(allAfter)}
        data-end="after"
      >
        After
      </button>
    </div>
  )
}
