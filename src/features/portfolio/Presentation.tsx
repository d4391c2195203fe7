import { useHotkeys, useIdle, useMediaQuery } from '@mantine/hooks'
import {
  IconChevronLeft,
  IconChevronRight,
  IconMaximize,
  IconMinimize,
  IconPhone,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import Lightbox, {
  type ControllerRef,
  type Labels,
  type Render,
  type RenderSlideProps,
  type SlideshowRef,
} from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/plugins/captions.css'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import 'yet-another-react-lightbox/plugins/counter.css'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import type { Project } from '@/content/projects'
import { hasCloseWatcher, useCloseWatcher } from '@/lib/use-close-watcher'
import { useFlingPrevention } from '@/lib/use-turning'
import { keepScreenOn } from '@/lib/wake-lock'
import { Photo } from '@/ui/Photo'
import classes from './Presentation.module.css'
import { ComparisonSlider, Invitation, StackedComparison, slidesOf } from './slides'

export interface PresentationProps {
  readonly projects: readonly Project[]
  readonly onClose: () => void
}

/** How long each photograph stays while they turn by themselves, in milliseconds. */
const delay = 6000

/** In landscape on a phone, texts and buttons fade after this many milliseconds without a touch. */
const fadeDelay = 3000

/** Not every browser turns a tap on a comparison into a click, so touches are among them. */
const activityEvents: (keyof DocumentEventMap)[] = ['touchstart', 'touchmove', 'mousemove', 'keydown']

/** The maximum zoom. A larger one would show no more detail. */
const maxComparisonZoom = 3

const atOnce = { getInitialValueInEffect: false }

export function Presentation({ projects, onClose }: PresentationProps) {
  const controller = useRef<ControllerRef>(null)
  const slideshow = useRef<SlideshowRef>(null)
  const isUpright = useMediaQuery('(orientation: portrait)', false, atOnce)
  // On its side, a phone's screen is wider than the photographs, which then fill it.
  const isSideways = useMediaQuery('(orientation: landscape) and (height <= 480px)', false, atOnce)
  // A new array would restart the presentation.
  const slides = useMemo(() => slidesOf(projects), [projects])
  const isIdle = useIdle(fadeDelay, { initialState: false, events: activityEvents })
  useEffect(keepScreenOn, [])
  useFlingPrevention()
  useCloseWatcher(() => controller.current?.close())
  useHotkeys([['Space', () => controller.current?.next()]], ['BUTTON', 'INPUT'])

  function slideOf({ slide, rect, offset, zoom = 1 }: RenderSlideProps) {
    // Thumbnails make the lightbox preload photographs far away as well.
    if (Math.abs(offset) > 1) return <span />
    if (slide.type === 'invitation') return <Invitation />
    if (slide.type !== 'comparison') return undefined
    if (isUpright) return <StackedComparison slide={slide} rect={rect} zoom={zoom} />
    return (
      <ComparisonSlider
        slide={slide}
        rect={rect}
        zoom={zoom}
        isCover={isSideways}
        onTouch={() => slideshow.current?.pause()}
      />
    )
  }

  return (
    <Lightbox
      open
      close={onClose}
      className={isIdle ? `${classes.presentation} ${classes.idle}` : classes.presentation}
      slides={slides}
      plugins={[Captions, Counter, Fullscreen, Slideshow, Thumbnails, Zoom]}
      controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: !hasCloseWatcher }}
      carousel={{
        // The room for words and buttons is the container's own (Presentation.module.css).
        padding: 0,
        // Thumbnails on either side.
        preload: isUpright ? 2 : 4,
        imageFit: isSideways ? 'cover' : 'contain',
        imageProps: { draggable: false },
      }}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 9 }}
      // Browsers allow full screen only after a tap, not when a URL opens the presentation.
      fullscreen={{ auto: navigator.userActivation?.isActive ?? false }}
      slideshow={{ ref: slideshow, delay }}
      thumbnails={{ width: 70, height: 46, border: 2, padding: 0, gap: 0, vignette: false }}
      zoom={{ maxZoomPixelRatio: 2, pinchZoomV4: true, supports: ['comparison'], maxZoom: maxComparisonZoom }}
      labels={labels}
      render={{
        ...icons,
        slide: slideOf,
        thumbnail: ({ slide }) =>
          slide.photo ? <Photo name={slide.photo} sizes="72px" alt="" /> : <IconPhone {...icon} />,
      }}
    />
  )
}

const labels: Labels = {
  Lightbox: 'Presentation',
  'Photo gallery': 'Photographs',
  Thumbnails: 'Photographs, small',
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
