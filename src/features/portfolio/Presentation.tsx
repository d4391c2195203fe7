import { useIdle, useMediaQuery } from '@mantine/hooks'
import {
  IconChevronLeft,
  IconChevronRight,
  IconMaximize,
  IconMinimize,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import Lightbox, {
  type ControllerRef,
  type GenericSlide,
  type Labels,
  type Render,
  type RenderSlideProps,
  type SlideshowRef,
  type ZoomRef,
} from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import 'yet-another-react-lightbox/plugins/counter.css'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import type { Project } from '@/content/projects'
import { keepScreenOn } from '@/lib/wake-lock'
import { ComparisonSlide } from './ComparisonSlide'
import { Invitation } from './Invitation'
import { PhotoStrip } from './PhotoStrip'
import classes from './Presentation.module.css'
import { StackedSlide } from './StackedSlide'
import { invitation, slidesOf } from './slides'

export interface PresentationProps {
  readonly projects: readonly Project[]
  readonly onClose: () => void
}

/** How long each photograph stays while they turn by themselves, in milliseconds. */
const delay = 6000

/** In landscape on a phone, texts and buttons fade after this many milliseconds without a touch. */
const fadeDelay = 3000

/** Not every browser turns a tap on a comparison into a click, so touches are among them. */
const activityEvents: (keyof DocumentEventMap)[] = [
  'touchstart',
  'touchmove',
  'click',
  'mousemove',
  'keydown',
]

/** The maximum zoom. A larger one would show no more detail. */
const mostComparisonZoom = 3

/** All photographs of the projects, one at a time in full screen, to show them to somebody. */
export default function Presentation({ projects, onClose }: PresentationProps) {
  const controller = useRef<ControllerRef>(null)
  const slideshow = useRef<SlideshowRef>(null)
  const zooming = useRef<ZoomRef>(null)
  const isUpright = useMediaQuery('(orientation: portrait)', false, { getInitialValueInEffect: false })
  const isSideways = useMediaQuery('(orientation: landscape) and (max-height: 480px)', false, {
    getInitialValueInEffect: false,
  })
  const [index, setIndex] = useState(0)
  // A new array would restart the presentation.
  const slides = useMemo(() => [...slidesOf(projects), invitation], [projects])
  const isIdle = useIdle(fadeDelay, { initialState: false, events: activityEvents })
  useEffect(keepScreenOn, [])

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

  useEffect(() => {
    // As in `use-swipe.ts`. Here nothing scrolls but the strip.
    function keepFromScrolling(event: globalThis.TouchEvent): void {
      if (!(event.target as Element).closest('[role=toolbar]')) event.preventDefault()
    }
    document.addEventListener('touchmove', keepFromScrolling, { passive: false })
    return () => document.removeEventListener('touchmove', keepFromScrolling)
  }, [])

  function slideOf({ slide, rect, zoom = 1 }: RenderSlideProps) {
    if (slide.type === 'invitation') return <Invitation />
    if (slide.type !== 'comparison') return undefined
    if (isUpright) return <StackedSlide slide={slide} width={rect.width} height={rect.height} zoom={zoom} />
    // On its side, a phone's screen is wider than the photograph, which then fills it.
    const width = isSideways ? rect.width : Math.floor(Math.min(rect.width, rect.height * 1.5))
    return (
      <ComparisonSlide
        slide={slide}
        width={width}
        height={isSideways ? rect.height : undefined}
        zoom={zoom}
        onTouch={() => slideshow.current?.pause()}
        onZoom={(target, { x, y }) => zooming.current?.changeZoom(target, true, x, y)}
      />
    )
  }

  function show(chosen: number): void {
    slideshow.current?.pause()
    const count = Math.abs(chosen - index)
    if (chosen > index) controller.current?.next({ count })
    if (chosen < index) controller.current?.prev({ count })
  }

  return (
    <Lightbox
      open
      close={onClose}
      className={isIdle ? `${classes.presentation} ${classes.idle}` : classes.presentation}
      slides={slides}
      plugins={[Counter, Fullscreen, Slideshow, Zoom]}
      controller={{ ref: controller, closeOnPullDown: true }}
      carousel={{
        // The room for words and buttons is the container's own (Presentation.module.css).
        padding: 0,
        preload: 1,
        imageFit: isSideways ? 'cover' : 'contain',
        imageProps: { draggable: false },
      }}
      on={{ view: ({ index }) => setIndex(index) }}
      // Browsers allow full screen only after a tap, not when a URL opens the presentation.
      fullscreen={{ auto: navigator.userActivation?.isActive ?? false }}
      slideshow={{ ref: slideshow, delay }}
      zoom={{
        ref: zooming,
        maxZoomPixelRatio: 2,
        pinchZoomV4: true,
        supports: ['comparison'],
        maxZoom: mostComparisonZoom,
      }}
      labels={labels}
      render={{
        ...icons,
        slide: slideOf,
        slideFooter: ({ slide }) => slide.title && <Caption {...slide} />,
        controls: () => <PhotoStrip slides={slides} index={index} onChoose={show} />,
      }}
    />
  )
}

function Caption({ title, place, details }: Pick<GenericSlide, 'title' | 'place' | 'details'>) {
  return (
    <div className={classes.caption}>
      <p className={classes.title}>{title}</p>
      <p>{place}</p>
      <p className={classes.details}>{details}</p>
    </div>
  )
}

const labels: Labels = {
  Lightbox: 'Presentation',
  'Photo gallery': 'Photographs',
  Previous: 'Previous photograph',
  Next: 'Next photograph',
}

const icon = { size: 26, stroke: 1.5, 'aria-hidden': true }

const icons: Render = {
  iconPrev: () => <IconChevronLeft {...icon} size={32} />,
  iconNext: () => <IconChevronRight {...icon} size={32} />,
  iconClose: () => <IconX {...icon} />,
  iconSlideshowPlay: () => <IconPlayerPlay {...icon} />,
  iconSlideshowPause: () => <IconPlayerPause {...icon} />,
  iconEnterFullscreen: () => <IconMaximize {...icon} />,
  iconExitFullscreen: () => <IconMinimize {...icon} />,
  iconZoomIn: () => <IconZoomIn {...icon} />,
  iconZoomOut: () => <IconZoomOut {...icon} />,
}
