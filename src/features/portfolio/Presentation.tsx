import { useEffect, useMemo, useRef } from 'react'
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
import { photos } from '@/content/work/photos'
import { projectCategories } from '@/content/work/project-categories'
import { photographsOf } from '@/content/work/project-photographs'
import type { Project } from '@/content/work/types'
import { hasCloseWatcher, useCloseWatcher } from '@/lib/use-close-watcher'
import { useFlingPrevention } from '@/lib/use-turning'
import { keepScreenOn } from '@/lib/wake-lock'
import { photoFiles, photoSources } from '@/ui/photo-sources'
import classes from './Presentation.module.css'

export interface PresentationProps {
  readonly projects: readonly Project[]
  readonly onClose: () => void
}

/** Every photograph of the projects, as large as the screen. */
export function Presentation({ projects, onClose }: PresentationProps) {
  const controller = useRef<ControllerRef>(null)
  // A new array would restart the presentation.
  const slides = useMemo(() => projects.flatMap(slidesOf), [projects])
  useEffect(keepScreenOn, [])
  useFlingPrevention()
  useCloseWatcher(() => controller.current?.close())

  return (
    <Lightbox
      open
      close={onClose}
      className={classes.presentation}
      slides={slides}
      plugins={[Captions, Counter, Fullscreen, Slideshow, Thumbnails, Zoom]}
      controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: !hasCloseWatcher }}
      // The room for words is the container's own (Presentation.module.css).
      carousel={{ padding: 0 }}
      captions={{ descriptionTextAlign: 'center', descriptionMaxLines: 9 }}
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

function slidesOf(project: Project): SlideImage[] {
  const { title, location, category, details } = project
  const place = `${location} · ${projectCategories[category]}`
  return photographsOf(project)
    .flatMap(({ photo, before }) =>
      before
        ? [
            { photo: before, when: ' · Before' },
            { photo, when: ' · After' },
          ]
        : [{ photo, when: '' }],
    )
    .map(({ photo, when }) => {
      const { width, height } = photoSources(photo)
      return {
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
            <p>{place + when}</p>
            <p>{details}</p>
          </>
        ),
      }
    })
}
