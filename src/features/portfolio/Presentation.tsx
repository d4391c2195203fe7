import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import Lightbox, { type ControllerRef, type RenderSlideProps } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/plugins/captions.css'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import type { Project } from '../../content/projects'
import { PhotoComparison } from '../../ui/PhotoComparison'
import classes from './Presentation.module.css'
import { slidesOf } from './slides'
import { useWakeLock } from './wake-lock'

export interface PresentationProps {
  readonly projects: readonly Project[]
  readonly onClose: () => void
}

/** How long each photograph stays while they turn by themselves, in milliseconds. */
const delay = 6000

/** All photographs of the projects, one at a time and as large as the screen, for showing them to somebody. */
export default function Presentation({ projects, onClose }: PresentationProps) {
  const controller = useRef<ControllerRef>(null)
  useWakeLock()

  useEffect(() => {
    function turnBySpace(event: globalThis.KeyboardEvent): void {
      const isOnControl = event.target instanceof Element && event.target.closest('button, input')
      if (event.key !== ' ' || isOnControl) return
      event.preventDefault()
      controller.current?.next()
    }
    document.addEventListener('keydown', turnBySpace)
    return () => document.removeEventListener('keydown', turnBySpace)
  }, [])

  return (
    <Lightbox
      open
      close={onClose}
      className={classes.presentation}
      slides={slidesOf(projects)}
      plugins={[Captions, Fullscreen, Slideshow, Zoom]}
      controller={{ ref: controller, closeOnPullDown: true }}
      carousel={{ preload: 1, imageProps: { draggable: false } }}
      captions={{ descriptionTextAlign: 'center' }}
      // Only what was opened by a tap may fill the screen; the browser refuses it to an address.
      fullscreen={{ auto: navigator.userActivation?.isActive ?? false }}
      slideshow={{ delay }}
      zoom={{ maxZoomPixelRatio: 2, pinchZoomV4: true }}
      labels={{
        Lightbox: 'Presentation',
        'Photo gallery': 'Photographs',
        Previous: 'Previous photograph',
        Next: 'Next photograph',
        Play: 'Play',
        Pause: 'Pause',
      }}
      render={{ slide: ComparisonOfSlide }}
    />
  )
}

function ComparisonOfSlide({ slide }: RenderSlideProps) {
  if (slide.type !== 'comparison') return undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to interact with, it keeps events to what is in it
    <div
      className={classes.comparison}
      onPointerDown={keepToItself}
      onPointerMove={keepToItself}
      onPointerUp={keepToItself}
      onKeyDown={keepArrowsToItself}
    >
      <PhotoComparison before={slide.before} after={slide.after} subject={slide.subject} sizes="100vw" />
    </div>
  )
}

// What moves the edge must not turn to another photograph.
function keepToItself(event: SyntheticEvent): void {
  event.stopPropagation()
}

function keepArrowsToItself(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation()
}
