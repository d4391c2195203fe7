import { Button, Loader } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/core/styles/Loader.layer.css'
import { IconArrowLeft, IconArrowRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type CSSProperties, type PointerEvent, useState } from 'react'
import { useTurning } from '@/lib/use-turning'
import { Comparison } from '@/ui/Comparison'
import { Dialog } from '@/ui/Dialog'
import controls from './BatchControls.module.css'
import classes from './CompareDialog.module.css'
import type { Turning } from './turning'

interface CompareDialogProps {
  readonly title: string
  /** Addresses of the picture as it was and of the enhanced one; `null` until they are there. */
  readonly before: string | null
  readonly after: string | null
  /** Why there is no picture from before. The other one is shown alone then. */
  readonly problem?: string
  readonly turning: Turning
  readonly onClose: () => void
}

/** How many times larger the pictures are shown when zoomed in. */
const zoom = 4

const small = { className: controls.small, variant: 'subtle' }

/**
 * A picture before and after its enhancement, as large as the screen allows. Zoomed in, what is seen follows
 * the line from side to side, and the pointer up and down.
 */
export function CompareDialog({ title, before, after, problem, turning, onClose }: CompareDialogProps) {
  const fillsScreen = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [isZoomed, setZoomed] = useState(false)
  const ZoomIcon = isZoomed ? IconZoomOut : IconZoomIn
  const { position, count, turn } = turning
  const swipeArea = useTurning(turn)

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
        ref={swipeArea}
        className={classes.body}
        style={{ '--zoom': isZoomed ? zoom : 1 } as CSSProperties}
        onPointerMove={followPointer}
      >
        {problem && <p role="status">{problem}</p>}
        {after && problem ? (
          <div className={classes.comparison} data-comparison>
            <img className={classes.after} src={after} alt={`${title}, enhanced`} />
          </div>
        ) : before && after ? (
          <Comparison
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
        <div className={classes.actions}>
          {count > 1 && (
            <Button {...small} aria-label="Previous" onClick={() => turn(-1)}>
              <IconArrowLeft size={20} stroke={1.5} aria-hidden />
            </Button>
          )}
          <Button
            {...small}
            aria-pressed={isZoomed}
            leftSection={<ZoomIcon size={20} stroke={1.5} aria-hidden />}
            onClick={() => setZoomed(!isZoomed)}
          >
            Zoom
          </Button>
          {count > 1 && (
            <>
              <p role="status" aria-label={`${title}, ${position} of ${count}`}>
                {position} of {count}
              </p>
              <Button {...small} aria-label="Next" onClick={() => turn(1)}>
                <IconArrowRight size={20} stroke={1.5} aria-hidden />
              </Button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
