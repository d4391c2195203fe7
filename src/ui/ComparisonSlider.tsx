import { useIntersection } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type CSSProperties, type KeyboardEvent, type ReactNode, type TouchEvent, useState } from 'react'
import { usePageIdle } from '@/lib/use-page-idle'
import classes from './ComparisonSlider.module.css'

export interface ComparisonSliderProps {
  /** Two pictures with the same aspect ratio. The second one sets the size, unless the class does. */
  readonly before: ReactNode
  readonly after: ReactNode
  /** The slider's name, as in "Before and after: hallway". */
  readonly label: string
  /**
   * For a page's largest paint: the second picture stands alone until the page is idle and the first one has
   * come, also without scripts. Then the line comes from the left and stops here, in percent of the width.
   */
  readonly revealsTo?: () => number
  /**
   * What pointers and fingers move the line by: any place of both pictures, or its handle alone, which leaves
   * swipes beside it to what lies around.
   */
  readonly movesBy?: 'picture' | 'handle'
  readonly className?: string
}

const allBefore = 100
const allAfter = 0
const ends = [
  ['Before', allBefore],
  ['After', allAfter],
] as const

/**
 * Two pictures exactly over each other, with a line between them. Without scripts, each picture shows one
 * half. When they are first seen, the line moves once by itself.
 */
export function ComparisonSlider({
  before,
  after,
  label,
  revealsTo,
  movesBy = 'picture',
  className,
}: ComparisonSliderProps) {
  /** Position of the line in percent of the width. The picture from before is on its left. */
  const [line, setLine] = useState(revealsTo ? allAfter : 50)
  const isHydrated = useHydrated()
  const { ref, entry } = useIntersection({ threshold: 0.6 })
  const isIdle = usePageIdle()
  const isSeen = isIdle && entry?.isIntersecting
  const [isHintOver, setHintOver] = useState(false)
  const [isRevealed, setRevealed] = useState(!revealsTo)

  /** Without the picture from before there is nothing to compare. */
  const reveal = (place: HTMLElement | null) => {
    if (!place || !revealsTo || isRevealed) return
    const show = () => {
      setRevealed(true)
      setLine(revealsTo())
    }
    place
      .querySelector('img')
      ?.decode()
      .then(show, () => {})
  }

  function move(next: number): void {
    setHintOver(true)
    setLine(next)
  }

  return (
    <div
      ref={ref}
      className={clsx(classes.comparison, className)}
      style={{ '--line': `${line}%` } as CSSProperties}
      data-comparison
      data-whole={!isRevealed || undefined}
      data-hint={isSeen && isRevealed && !isHintOver ? (revealsTo ? 'reveal' : 'shown') : undefined}
      onAnimationEnd={() => setHintOver(true)}
    >
      {after}
      {(isRevealed || isIdle) && (
        <div ref={reveal} className={classes.before}>
          {before}
        </div>
      )}
      {isRevealed && (
        <div aria-hidden className={classes.line}>
          {isHydrated && (
            <div className={classes.grip}>
              <IconChevronLeft size={18} stroke={2} />
              <IconChevronRight size={18} stroke={2} />
            </div>
          )}
        </div>
      )}
      {isRevealed && isHydrated ? (
        <Controls label={label} movesBy={movesBy} line={line} onMove={move} />
      ) : (
        <>
          <span data-end="before">Before</span>
          <span data-end="after">After</span>
        </>
      )}
    </div>
  )
}

interface ControlsProps extends Pick<ComparisonSliderProps, 'label' | 'movesBy'> {
  readonly line: number
  readonly onMove: (line: number) => void
}

/** How far one key press moves the line, in percent of the width. */
const keySteps: Partial<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
}

/**
 * A native range input over the whole of both pictures, so that the line follows pointer, finger and keys,
 * and screen readers announce a slider. Two buttons do the same without dragging.
 */
function Controls({ label, movesBy, line, onMove }: ControlsProps) {
  const percent = Math.round(line)
  const follow = (next: number) => onMove(Math.min(Math.max(next, allAfter), allBefore))

  // In some browsers a finger can drag only from the thumb, not from anywhere on the track.
  function followPoint(slider: Element, clientX: number): void {
    const { left, width } = slider.parentElement?.getBoundingClientRect() ?? { left: 0, width: 0 }
    if (width > 0) follow(((clientX - left) / width) * 100)
  }

  function followFinger({ currentTarget, touches }: TouchEvent): void {
    const finger = touches[0]
    // Two fingers zoom.
    if (finger && touches.length === 1) followPoint(currentTarget, finger.clientX)
  }

  function followKey(event: KeyboardEvent): void {
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    follow(line + step)
  }

  return (
    <div className={classes.controls}>
      <input
        type="range"
        min={allAfter}
        max={allBefore}
        step="any"
        value={line}
        aria-label={label}
        aria-valuetext={`${percent}% before, ${100 - percent}% after`}
        onChange={(event) => follow(event.currentTarget.valueAsNumber)}
        onClick={({ currentTarget, clientX }) => followPoint(currentTarget, clientX)}
        onTouchMove={followFinger}
        onKeyDown={followKey}
        data-moves-by={movesBy}
        className={classes.slider}
      />
      {ends.map(([name, at]) => (
        <button
          key={name}
          type="button"
          aria-pressed={line === at}
          onClick={() => onMove(at)}
          data-end={name.toLowerCase()}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
