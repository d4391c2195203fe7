import { useEffect, useMemo, useRef, useState } from 'react'
import Lightbox, { type ControllerRef, type Labels, type SlideImage } from 'yet-another-react-lightbox'
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
import { business } from '@/content/business/business'
import { type PhotoName, photos } from '@/content/work/photos'
import { projectCategories } from '@/content/work/project-categories'
import { type Photograph, photographsOf } from '@/content/work/project-photographs'
import type { Project } from '@/content/work/types'
import { useCloseWatcher } from '@/lib/use-close-watcher'
import { useFlingPrevention } from '@/lib/use-swipe'
import { keepScreenOn } from '@/lib/wake-lock'
import { Photo } from '@/ui/Photo'
import { photoFiles, photoSources } from '@/ui/photo-sources'
import classes from './Presentation.module.css'
import { TakeHome } from './TakeHome'

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
  }
}

/** Every photograph of the projects, as large as the screen. */
export function Presentation({ projects, slide, onTurnTo, onClose }: PresentationProps) {
  const controller = useRef<ControllerRef>(null)
  // A new array would restart the presentation, and so would another index.
  const slides = useMemo(() => projects.flatMap(slidesOf), [projects])
  const [first] = useState(Math.min(slide, slides.length) - 1)
  useEffect(keepScreenOn, [])
  useFlingPrevention()
  useCloseWatcher(() => controller.current?.close())

  return (
    <Lightbox
      open
      close={onClose}
      className={classes.presentation}
      slides={slides}
      index={first}
      on={{ view: ({ index }) => index + 1 !== slide && onTurnTo(index + 1) }}
      plugins={[Captions, Counter, Fullscreen, Slideshow, Thumbnails, Zoom]}
      controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: false }}
      render={{
        slide: ({ slide: { photograph } }) =>
          photograph.before && <Pair before={photograph.before} after={photograph.photo} />,
      }}
      // The room for words is the container's own (Presentation.module.css).
      carousel={{ padding: 0, spacing: '60%', finite: true }}
      captions={{ descriptionMaxLines: 12 }}
      // Browsers allow full screen only after a tap, not when a URL opens the presentation.
      fullscreen={{ auto: navigator.userActivation?.isActive ?? false }}
      slideshow={{ delay: 6000 }}
      thumbnails={{ width: 70, height: 46, padding: 0, gap: 4, imageFit: 'cover', vignette: false }}
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

/** The same view before and after the work: below each other upright, else beside each other. */
function Pair({ before, after }: { readonly before: PhotoName; readonly after: PhotoName }) {
  return (
    <div className={classes.pair}>
      <Half name={before} when="Before" />
      <Half name={after} when="After" />
    </div>
  )
}

function Half({ name, when }: { readonly name: PhotoName; readonly when: string }) {
  return (
    <figure className={classes.half}>
      <figcaption>{when}</figcaption>
      <Photo name={name} sizes="(orientation: portrait) 100vw, 50vw" priority />
    </figure>
  )
}

function slidesOf(project: Project): SlideImage[] {
  const { title, location, category, details } = project
  return photographsOf(project).map((photograph) => {
    const { photo } = photograph
    const { width, height } = photoSources(photo)
    return {
      photograph,
      src: `/photos/${photo}.jpg`,
      srcSet: photoFiles(photo).map((file) => ({
        ...file,
        height: Math.round((file.width * height) / width),
      })),
      alt: photos[photo].alt,
      width,
      height,
      description: (
        <>
          <p className={classes.title}>{title}</p>
          <p>{`${location} · ${projectCategories[category]}`}</p>
          <p>{details}</p>
          <p data-paper>{`${business.name}, ${business.phone}`}</p>
          <TakeHome project={project} variant="subtle" color="var(--walnut-1)" className={classes.takeHome} />
        </>
      ),
    }
  })
}
