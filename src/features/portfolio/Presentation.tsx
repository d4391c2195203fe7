import { IconLayoutGrid } from '@tabler/icons-react'
import { type CSSProperties, type SyntheticEvent, useEffect, useMemo, useRef, useState } from 'react'
import Lightbox, { type ControllerRef, type Labels, type SlideImage } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import 'yet-another-react-lightbox/plugins/counter.css'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import 'yet-another-react-lightbox/plugins/thumbnails.css'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { photoOf } from '@/content/work/photos'
import { projectCategories } from '@/content/work/project-categories'
import { type Photograph, photographsOf } from '@/content/work/project-photographs'
import type { Project } from '@/content/work/types'
import { useCloseWatcher } from '@/lib/use-close-watcher'
import { useFlingPrevention } from '@/lib/use-swipe'
import { keepScreenOn } from '@/lib/wake-lock'
import { PhotoComparison } from '@/ui/PhotoComparison'
import { photoFiles, photoSources } from '@/ui/photo-sources'
import classes from './Presentation.module.css'
import { QrCode } from './QrCode'

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

/** Every photograph of the projects, as large as the screen. One from before lies over it, behind a slider. */
export function Presentation({ projects, slide, onTurnTo, onClose }: PresentationProps) {
  const controller = useRef<ControllerRef>(null)
  // A new array would restart the presentation, and so would another index.
  const slides = useMemo(() => projects.flatMap(slidesOf), [projects])
  const [first] = useState(Math.min(slide, slides.length) - 1)
  const { project } = slides[slide - 1] ?? slides[first] ?? {}
  useEffect(keepScreenOn, [])
  useFlingPrevention()
  useCloseWatcher(() => {
    // It closes by itself once it's there.
    if (controller.current) controller.current.close()
    else onClose()
  })

  return (
    <Lightbox
      open
      close={onClose}
      className={classes.presentation}
      slides={slides}
      index={first}
      on={{ view: ({ index }) => index + 1 !== slide && onTurnTo(index + 1) }}
      plugins={[Counter, Fullscreen, Slideshow, Thumbnails, Zoom]}
      controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: false }}
      render={{
        slide: ({ slide: { photograph, project } }) =>
          photograph.before && <BeforeAndAfter {...photograph} subject={project.title} />,
        slideFooter: ({ slide }) => <Words {...slide} />,
        // Two fingers, a double click and the keys do it.
        buttonZoom: () => null,
        iconThumbnailsHidden: () => <IconLayoutGrid size={28} stroke={1.5} />,
        iconThumbnailsVisible: () => <IconLayoutGrid size={28} stroke={1.5} />,
      }}
      toolbar={{ buttons: [project && <QrCode key="code" project={project} {...quietButton} />, 'close'] }}
      carousel={{ padding: 0, finite: true }}
      // Browsers allow full screen only after a tap, not when a URL opens the presentation.
      fullscreen={{ auto: navigator.userActivation?.isActive ?? false }}
      slideshow={{ delay: 6000 }}
      thumbnails={{ hidden: true, showToggle: true, ...thumbnails }}
      zoom={{ maxZoomPixelRatio: 2 }}
      labels={labels}
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

const thumbnails = { width: 70, height: 46, padding: 0, gap: 4, imageFit: 'cover', vignette: false } as const

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

/** What the slide in view shows: over the photograph's lower edge, or below it where there's room. */
function Words({ project, width = 3, height = 2 }: SlideImage) {
  const { title, location, category, details } = project
  return (
    <div className={classes.words} style={{ '--ratio': width / height } as CSSProperties}>
      <p className={classes.title}>{title}</p>
      <p>{`${location} · ${projectCategories[category]}`}</p>
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
      src: `/photos/${photo}.jpg`,
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
