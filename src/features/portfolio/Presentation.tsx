import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronLeft,
  IconChevronRight,
  IconLayoutGrid,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type CSSProperties, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import Lightbox, { type ControllerRef, type Labels, type SlideImage } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import 'yet-another-react-lightbox/plugins/counter.css'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { photoPath } from '@/content/work/photo-path'
import { photoOf } from '@/content/work/photos'
import { projectCategories } from '@/content/work/project-categories'
import { type Photograph, photographsOf } from '@/content/work/project-photographs'
import type { Project } from '@/content/work/types'
import { useCloseWatcher } from '@/lib/use-close-watcher'
import { useFlingPrevention } from '@/lib/use-swipe'
import { keepScreenOn } from '@/lib/wake-lock'
import { Photo } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import { photoFiles, photoSources } from '@/ui/photo-sources'
import classes from './Presentation.module.css'
import { QrCodeButton } from './QrCodeButton'

export interface PresentationProps {
  readonly projects: readonly Project[]
  /** The slide in view, counted from 1. */
  readonly slide: number
  readonly onTurnTo: (slide: number) => void
  readonly onClose: () => void
}

declare module 'yet-another-react-lightbox' {
  interface SlideImage {
    readonly photograph: Photograph
    readonly project: Project
  }
}

/**
 * Every photograph of the projects, as large as the screen leaves beside the buttons and its words. One from before
 * lies over it, behind a slider.
 */
export function Presentation({ projects, slide, onTurnTo, onClose }: PresentationProps) {
  const controller = useRef<ControllerRef>(null)
  // A new array would restart the presentation, and so would another index.
  const slides = useMemo(() => projects.flatMap(slidesOf), [projects])
  const [first] = useState(Math.min(slide, slides.length) - 1)
  const { project } = slides[slide - 1] ?? slides[first] ?? {}
  const [hasStrip, setStrip] = useState(false)
  useEffect(keepScreenOn, [])
  useFlingPrevention()
  /** As many steps on or back. */
  function turnTo(index: number): void {
    const steps = index + 1 - slide
    if (steps > 0) controller.current?.next({ count: steps })
    else if (steps < 0) controller.current?.prev({ count: -steps })
  }

  useCloseWatcher(() => {
    // It closes by itself once it's there.
    if (controller.current) controller.current.close()
    else onClose()
  })

  return (
    <Lightbox
      open
      close={onClose}
      className={clsx(classes.presentation, hasStrip && classes.withStrip)}
      slides={slides}
      index={first}
      on={{ view: ({ index }) => index + 1 !== slide && onTurnTo(index + 1) }}
      plugins={[Counter, Fullscreen, Slideshow, Zoom]}
      controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: false }}
      render={{
        slide: ({ slide: { photograph, project } }) =>
          photograph.before && <BeforeAndAfter {...photograph} subject={project.title} />,
        slideFooter: ({ slide }) => <Words {...slide} />,
        controls: () => <Thumbnails slides={slides} current={slide - 1} onChoose={turnTo} />,
        // Two fingers, a double click and the keys do it.
        buttonZoom: () => null,
        ...icons,
      }}
      toolbar={{
        buttons: [
          <button
            key="thumbnails"
            type="button"
            className={clsx('yarl__button', classes.toggle)}
            title={hasStrip ? 'Hide thumbnails' : 'Show thumbnails'}
            aria-label={hasStrip ? 'Hide thumbnails' : 'Show thumbnails'}
            onClick={() => setStrip(!hasStrip)}
          >
            <IconLayoutGrid {...iconLook} />
          </button>,
          'slideshow',
          'fullscreen',
          project && <QrCodeButton key="code" project={project} isBare {...quietButton} />,
          'close',
        ],
      }}
      carousel={{ padding: 0, finite: true }}
      // Browsers allow full screen only after a tap, not when a URL opens the presentation.
      fullscreen={{ auto: navigator.userActivation?.isActive ?? false }}
      slideshow={{ delay: 6000 }}
      zoom={{ maxZoomPixelRatio: 2 }}
      labels={labels}
    />
  )
}

const labels: Labels = {
  Lightbox: 'Presentation',
  'Photo gallery': 'Photographs',
  Previous: 'Previous photograph',
  Next: 'Next photograph',
}

const iconLook = { size: 26, stroke: 1.5, 'aria-hidden': true } as const

const icons = {
  iconSlideshowPlay: () => <IconPlayerPlay {...iconLook} />,
  iconSlideshowPause: () => <IconPlayerPause {...iconLook} />,
  iconEnterFullscreen: () => <IconArrowsMaximize {...iconLook} />,
  iconExitFullscreen: () => <IconArrowsMinimize {...iconLook} />,
  iconClose: () => <IconX {...iconLook} />,
  iconPrev: () => <IconChevronLeft {...iconLook} />,
  iconNext: () => <IconChevronRight {...iconLook} />,
}

const quietButton = { variant: 'subtle', color: 'var(--walnut-1)', className: classes.code }

/**
 * The same view before and after the work. Its handle follows fingers and arrow keys; a swipe beside it turns the
 * slide, as on any other photograph.
 */
function BeforeAndAfter({ before, photo, subject }: Photograph & { readonly subject: string }) {
  return (
    <div className={classes.pair}>
      <div {...comparisonEvents}>
        <PhotoComparison
          before={before}
          after={photo}
          subject={subject}
          sizes="min(100vw, 150vh)"
          priority
          movesBy="handle"
          className={classes.comparison}
        />
      </div>
    </div>
  )
}

function keepFromSlides(event: SyntheticEvent): void {
  if (event.target instanceof Element && event.target.closest('input, button')) event.stopPropagation()
}

/** What is done with a comparison's handle and buttons turns no slide. */
const comparisonEvents = { onPointerDown: keepFromSlides, onKeyDown: keepFromSlides }

interface ThumbnailsProps {
  readonly slides: readonly SlideImage[]
  /** The slide in view, counted from 0. */
  readonly current: number
  readonly onChoose: (index: number) => void
}

/** All photographs, small: below an upright screen's words, and elsewhere in a strip when it's asked for. */
const Thumbnails = ({ slides, current, onChoose }: ThumbnailsProps) => (
  <nav aria-label="Photographs, small" className={classes.thumbnails} {...thumbnailEvents}>
    {slides.map(({ photograph: { photo } }, index) => (
      <button
        key={photo}
        type="button"
        aria-label={`${index + 1} of ${slides.length}`}
        aria-current={index === current || undefined}
        ref={index === current ? intoView : undefined}
        onClick={() => onChoose(index)}
      >
        <Photo name={photo} sizes="12rem" ratio="3 / 2" alt="" className={classes.thumbnail} />
      </button>
    ))}
  </nav>
)

/** To the middle it would move all of the screen with it. */
const intoView = (button: HTMLElement | null) =>
  button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** Where there are more than fit, a finger scrolls them. */
function keepFromFlingPrevention(event: SyntheticEvent): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = event.currentTarget
  if (scrollWidth > clientWidth || scrollHeight > clientHeight) event.stopPropagation()
}

const thumbnailEvents = { onTouchMove: keepFromFlingPrevention, onWheel: keepFromFlingPrevention }

/** What the slide in view shows, below the photograph and in line with its edge. */
function Words({ project, width = 3, height = 2 }: SlideImage) {
  const { title, location, category, details } = project
  return (
    <div className={classes.words} style={{ '--ratio': width / height } as CSSProperties}>
      <p className={classes.title}>{title}</p>
      <p className={classes.place}>{`${location} · ${projectCategories[category]}`}</p>
      <p>{details}</p>
    </div>
  )
}

function slidesOf(project: Project): SlideImage[] {
  return photographsOf(project).map((photograph) => {
    const { photo } = photograph
    const { width, height } = photoSources(photo)
    return {
      photograph,
      project,
      src: photoPath(photo),
      srcSet: photoFiles(photo).map((file) => ({
        ...file,
        height: Math.round((file.width * height) / width),
      })),
      alt: photoOf(photo).alt,
      width,
      height,
    }
  })
}
