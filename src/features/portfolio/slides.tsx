import { IconPhone } from '@tabler/icons-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type TouchEvent, useRef } from 'react'
import type { GenericSlide, RenderSlideProps, Slide } from 'yet-another-react-lightbox'
import { business, telephoneLink } from '@/content/business'
import { ourWork } from '@/content/our-work'
import { type PhotoName, photos } from '@/content/photos'
import { type ProjectCategory, projectCategories } from '@/content/project-categories'
import { type Project, photographsOf } from '@/content/projects'
import { AnchorButton, LinkButton } from '@/ui/LinkButton'
import { Photo } from '@/ui/Photo'
import { PhotoComparison } from '@/ui/PhotoComparison'
import patterns from '@/ui/patterns.module.css'
import { photoFiles, photoSources } from '@/ui/photo-sources'
import { projectsIn } from './filter'
import classes from './Presentation.module.css'

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    /** What the thumbnail shows. The last slide has none. */
    readonly photo?: PhotoName
  }

  interface SlideTypes {
    comparison: ComparisonSlide
    invitation: InvitationSlide
  }
}

interface ComparisonSlide extends GenericSlide {
  readonly type: 'comparison'
  readonly subject: string
  readonly before: PhotoName
  readonly after: PhotoName
}

interface InvitationSlide extends GenericSlide {
  readonly type: 'invitation'
}

/** Every photograph of the projects, one service after the other in the order of the filter, and then the invitation. */
export function slidesOf(projects: readonly Project[]): Slide[] {
  const categories = Object.keys(projectCategories) as ProjectCategory[]
  const sorted = categories.flatMap((category) => projectsIn(category, projects))
  return [...sorted.flatMap(slidesOfOne), { type: 'invitation' }]
}

function slidesOfOne(project: Project): Slide[] {
  const description = (
    <>
      <p className={classes.title}>{project.title}</p>
      <p>
        {project.location} · {projectCategories[project.category]}
      </p>
      <p className={classes.details}>{project.details}</p>
    </>
  )
  return photographsOf(project).map(({ photo, before }): Slide => {
    if (before)
      return { type: 'comparison', subject: project.title, before, after: photo, photo, description }
    const { width, height } = photoSources(photo)
    return {
      src: `/photos/${photo}.jpg`,
      alt: photos[photo].alt,
      width,
      height,
      srcSet: photoFiles(photo).map((file) => ({
        ...file,
        height: Math.round((file.width * height) / width),
      })),
      photo,
      description,
    }
  })
}

export interface ComparisonProps {
  readonly slide: ComparisonSlide
  /** The room for the photographs in CSS pixels, before zooming. */
  readonly rect: RenderSlideProps['rect']
  readonly zoom: number
}

export interface SliderProps extends ComparisonProps {
  /** Whether the photographs are cropped to cover the room. Otherwise they keep their aspect ratio. */
  readonly isCover: boolean
  /** Called at a touch. The presentation then stops turning pages, so that the visitor can look closer. */
  readonly onTouch: () => void
}

/**
 * Before and after over each other. One finger, the mouse and the arrow keys move the line between them. The presentation,
 * which would turn to another photograph, gets the movements of two fingers only, and zooms.
 */
export function ComparisonSlider({ slide, rect, zoom, isCover, onTouch }: SliderProps) {
  const fingers = useRef(0)
  const width = isCover ? rect.width : Math.floor(Math.min(rect.width, rect.height * 1.5))
  const height = isCover ? rect.height : undefined

  function countFingers({ touches }: TouchEvent): void {
    fingers.current = touches.length
    onTouch()
  }

  function keepPress(event: PointerEvent): void {
    const isOnButton = event.target instanceof HTMLButtonElement
    // The second of two quick presses would zoom.
    if (event.pointerType !== 'touch' || isOnButton) event.stopPropagation()
  }

  function keepMovement(event: PointerEvent): void {
    if (fingers.current < 2) event.stopPropagation()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to interact with, it keeps events to what is in it
    <div
      style={{ width, height, '--enlargement': zoom } as CSSProperties}
      onTouchStart={countFingers}
      onTouchEnd={countFingers}
      onPointerDown={keepPress}
      onPointerMove={keepMovement}
      onKeyDown={stopArrows}
    >
      <PhotoComparison
        before={slide.before}
        after={slide.after}
        subject={slide.subject}
        sizes={`${Math.round(width * zoom)}px`}
        focus={isCover ? 'var(--focus)' : undefined}
        className={isCover ? classes.cover : undefined}
      />
    </div>
  )
}

function stopArrows(event: KeyboardEvent): void {
  if (event.key.startsWith('Arrow')) event.stopPropagation()
}

/** Before over after, both as wide as an upright screen, and cropped where the screen is too short for both. */
export function StackedComparison({ slide, rect, zoom }: ComparisonProps) {
  const sizes = `${Math.round(rect.width * zoom)}px`
  const height = Math.floor(Math.min(rect.width / 1.5, rect.height / 2))
  return (
    <div className={classes.stack}>
      {(['before', 'after'] as const).map((when) => (
        <div key={when} className={classes.half} style={{ height }}>
          <Photo name={slide[when]} sizes={sizes} className={classes.halfPhoto} />
          <span className={classes.when}>{when}</span>
        </div>
      ))}
    </div>
  )
}

export function Invitation() {
  return (
    <div className={classes.invitation}>
      <p className={classes.question}>{ourWork.projects.invitation}</p>
      <a href={telephoneLink()} className={classes.phone}>
        {business.phone}
      </a>
      <div className={patterns.actions}>
        <LinkButton to="/contact">Free Estimate</LinkButton>
        <AnchorButton
          href={telephoneLink()}
          variant="white"
          leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
        >
          Call Now
        </AnchorButton>
      </div>
    </div>
  )
}
