import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  IconArrowLeft,
  IconArrowRight,
  IconMaximize,
  IconRotateClockwise,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCloseWatcher } from '@/lib/use-close-watcher'
import { useSwipe } from '@/lib/use-swipe'
import { Dialog } from '@/ui/Dialog'
import type { EnhancementItem, Pictures } from '../batch/item'
import classes from './CompareDialog.module.css'
import { ComparedPictures } from './ComparedPictures'
import { ExportButtons, type ExportButtonsProps } from './ExportButtons'
import smallButton from './small-button.module.css'

interface CompareDialogProps extends Omit<ExportButtonsProps, 'name'> {
  readonly title: string
  /** The batch. Previous and next turn in a circle through those that have a result. */
  readonly items: readonly EnhancementItem[]
  /** The one that is shown. */
  readonly id: string
  /** Reads its pictures; nothing if they can't be shown any more. The signal ends when another is shown. */
  readonly load: (signal: AbortSignal) => Promise<Pictures | undefined>
  readonly onTurn: (id: string) => void
  /** How the picture is to be seen, in quarters of a turn from the photo as it was. */
  readonly rotation?: number
  /** Rotates the picture itself by 90°. Only where results can be changed. */
  readonly onRotate?: () => void
  /** Also called when there is nothing to show. */
  readonly onClose: () => void
}

const small = { className: smallButton.button, variant: 'subtle' }

/**
 * A picture before and after its enhancement, as large as the screen allows. Zoomed in, what is seen follows
 * the line from side to side, and the pointer up and down.
 */
export function CompareDialog(props: CompareDialogProps) {
  const { title, items, id, load, onDownload, onShare, onTurn, rotation = 0, onRotate, onClose } = props
  const fillsScreen = useMediaQuery('(max-height: 32em)', undefined, {
    getInitialValueInEffect: false,
  })
  const [isZoomed, setZoomed] = useState(false)
  const [isBare, setBare] = useState(false)
  const [sizes, setSizes] = useState('')
  const bareButton = useRef<HTMLButtonElement>(null)
  const ZoomIcon = isZoomed ? IconZoomOut : IconZoomIn
  const done = items.filter(({ result }) => result)
  const index = done.findIndex((item) => item.id === id)
  const turn = (by: 1 | -1) => onTurn(done.at((index + by) % done.length)?.id ?? id)
  const swipeArea = useSwipe(turn)

  /** Tells the style sheet at which height of the pictures the pointer is. */
  const followPointer = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const pictures = currentTarget.querySelector('[data-comparison]')
    const { top = 0, height = 1 } = pictures?.getBoundingClientRect() ?? {}
    const down = Math.min(100, Math.max(0, ((clientY - top) / height) * 100))
    currentTarget.style.setProperty('--down', `${down}%`)
  }

  return (
    <Dialog
      title={title}
      fillsScreen={fillsScreen || isBare}
      className={clsx(classes.dialog, isBare && classes.bare)}
      data-sheet
      data-over-toasts={isBare || undefined}
      onClose={onClose}
    >
      <div
        ref={swipeArea}
        className={classes.body}
        data-zoomed={isZoomed || undefined}
        onPointerMove={followPointer}
      >
        <ComparedPictures
          key={id}
          title={title}
          rotation={rotation}
          load={load}
          onSizes={setSizes}
          onClose={onClose}
        />
        <div className={classes.controls}>
          <div className={classes.turn}>
            {done.length > 1 && (
              <Button {...small} aria-label="Previous" onClick={() => turn(-1)}>
                <IconArrowLeft size={20} stroke={1.5} aria-hidden />
              </Button>
            )}
            <div className={classes.caption}>
              {done.length > 1 && (
                <p role="status" aria-label={`${title}, ${index + 1} of ${done.length}`}>
                  {`${index + 1} of ${done.length}`}
                </p>
              )}
              {sizes && <p>{sizes}</p>}
            </div>
            {done.length > 1 && (
              <Button {...small} aria-label="Next" onClick={() => turn(1)}>
                <IconArrowRight size={20} stroke={1.5} aria-hidden />
              </Button>
            )}
          </div>
          <div className={classes.actions}>
            <Button
              {...small}
              aria-label="Zoom"
              aria-pressed={isZoomed}
              leftSection={<ZoomIcon size={20} stroke={1.5} aria-hidden />}
              onClick={() => setZoomed(!isZoomed)}
            >
              <span className={smallButton.word}>Zoom</span>
            </Button>
            {onRotate && (
              <Button {...small} aria-label="Rotate by 90°" title="Rotate by 90°" onClick={onRotate}>
                <IconRotateClockwise size={20} stroke={1.5} aria-hidden />
              </Button>
            )}
            <Button
              {...small}
              ref={bareButton}
              aria-label="Show without buttons"
              title="Show without buttons"
              onClick={() => setBare(true)}
            >
              <IconMaximize size={20} stroke={1.5} aria-hidden />
            </Button>
            <ExportButtons name={title} variant="light" onDownload={onDownload} onShare={onShare} />
          </div>
        </div>
        {isBare && (
          <BackToButtons onClose={() => setBare(false)} onClosed={() => bareButton.current?.focus()} />
        )}
      </div>
    </Dialog>
  )
}

interface BackToButtonsProps {
  readonly onClose: () => void
  readonly onClosed: () => void
}

/** The way back from the view that a customer is shown, which Escape and a phone's "back" lead, too. */
function BackToButtons({ onClose, onClosed }: BackToButtonsProps) {
  useCloseWatcher(onClose)
  const button = useRef<HTMLButtonElement>(null)
  const returnFocus = useEffectEvent(onClosed)
  useEffect(() => {
    button.current?.focus()
    return () => returnFocus()
  }, [])
  return (
    <button ref={button} type="button" className={classes.back} aria-label="Show buttons" onClick={onClose}>
      <IconX size={24} stroke={1.5} aria-hidden />
    </button>
  )
}
