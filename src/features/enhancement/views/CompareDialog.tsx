import { Button, Loader } from '@mantine/core'
import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import '@mantine/core/styles/Loader.layer.css'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type CSSProperties, type PointerEvent, useState } from 'react'
import { Comparison } from '@/ui/Comparison'
import { Dialog } from '@/ui/Dialog'
import classes from './CompareDialog.module.css'

export interface CompareDialogProps {
  /** What the picture shows. */
  readonly title: string
  /** Addresses of the picture as it was and of the enhanced one; `null` until they are there. */
  readonly before: string | null
  readonly after: string | null
  /** Which picture of how many, as in "3 of 12". */
  readonly place?: string
  /** Shows another picture; undefined at the first and the last. */
  readonly onPrevious?: () => void
  readonly onNext?: () => void
  readonly onClose: () => void
}

/** How many times larger the pictures are shown when zoomed in. */
const zoom = 4

/**
 * A picture before and after its enhancement, as large as the screen allows. Zoomed in, what is seen follows the line from
 * side to side, and the pointer up and down.
 */
export default function CompareDialog({
  title,
  before,
  after,
  place,
  onPrevious,
  onNext,
  onClose,
}: CompareDialogProps) {
  const fillsScreen = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [isZoomed, setZoomed] = useState(false)
  const ZoomIcon = isZoomed ? IconZoomOut : IconZoomIn

  // The slider needs the arrow keys for itself; Page Up and Page Down always show another picture. The whole window is
  // listened to, because the focus is nowhere when the slider of one picture makes room for the next one's.
  const followKey = (event: KeyboardEvent) => {
    const isSlider = event.target instanceof HTMLInputElement
    const isPrevious = event.key === 'PageUp' || (event.key === 'ArrowLeft' && !isSlider)
    const isNext = event.key === 'PageDown' || (event.key === 'ArrowRight' && !isSlider)
    if (!isPrevious && !isNext) return
    event.preventDefault()
    event.stopPropagation()
    if (isPrevious) onPrevious?.()
    else onNext?.()
  }
  useWindowEvent('keydown', followKey, true)

  /** Tells the style sheet at which height of the pictures the pointer is. */
  const followPointer = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const pictures = currentTarget.querySelector('[data-comparison]')
    const { top = 0, height = 1 } = pictures?.getBoundingClientRect() ?? {}
    const down = Math.min(100, Math.max(0, ((clientY - top) / height) * 100))
    currentTarget.style.setProperty('--down', `${down}%`)
  }

  return (
    <Dialog title={title} fillsScreen={fillsScreen} className={classes.dialog} onClose={onClose}>
      <div
        className={classes.body}
        style={{ '--zoom': isZoomed ? zoom : 1 } as CSSProperties}
        onPointerMove={followPointer}
      >
        {before && after ? (
          <Comparison
            // Another picture begins with the line in its middle.
            key={after}
            label="Line between before and after"
            className={classes.comparison}
            before={<img className={classes.before} src={before} alt={`${title}, before`} />}
            after={<img className={classes.after} src={after} alt={`${title}, enhanced`} />}
          />
        ) : (
          <p role="status" className={classes.waiting}>
            <Loader size="sm" /> Loading
          </p>
        )}
        <div className={classes.controls}>
          {place && (
            <Step name="Previous photo" shortcut="Page Up" Icon={IconChevronLeft} onStep={onPrevious} />
          )}
          <Button
            className={classes.control}
            variant="subtle"
            aria-pressed={isZoomed}
            leftSection={<ZoomIcon size={20} stroke={1.5} aria-hidden />}
            onClick={() => setZoomed(!isZoomed)}
          >
            Zoom
          </Button>
          {place && (
            <>
              <span className={classes.place} role="status">
                {place}
              </span>
              <Step name="Next photo" shortcut="Page Down" Icon={IconChevronRight} onStep={onNext} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

interface StepProps {
  readonly name: string
  readonly shortcut: string
  readonly Icon: typeof IconChevronLeft
  readonly onStep: (() => void) | undefined
}

/** Shows another picture. It is not `disabled` at the first and the last one, where the focus would be lost. */
function Step({ name, shortcut, Icon, onStep }: StepProps) {
  return (
    <Button
      className={classes.control}
      variant="subtle"
      aria-label={name}
      title={`${name} (${shortcut})`}
      aria-disabled={!onStep || undefined}
      data-disabled={!onStep || undefined}
      onClick={onStep}
    >
      <Icon size={24} stroke={1.5} aria-hidden />
    </Button>
  )
}
