import type { GenericSlide, Slide } from 'yet-another-react-lightbox'
import { type PhotoName, photos } from '@/content/photos'
import { type ProjectCategory, projectCategories } from '@/content/project-categories'
import type { Project } from '@/content/projects'
import { photoFiles } from '@/ui/photo-sources'
import { projectsIn } from './filter'
import { photographsOf } from './photographs'

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    readonly title: string
    readonly place: string
    /** Size, finish and days. */
    readonly details: string
    /** What the strip of small pictures shows, and below which service. The last slide has neither. */
    readonly photo?: PhotoName
    readonly category?: ProjectCategory
  }

  interface SlideTypes {
    comparison: ComparisonSlide
    invitation: InvitationSlide
  }
}

/** The same room before and after. */
export interface ComparisonSlide extends GenericSlide {
  readonly type: 'comparison'
  readonly before: PhotoName
  readonly after: PhotoName
}

/** After the last photograph: how to ask for an estimate. */
export interface InvitationSlide extends GenericSlide {
  readonly type: 'invitation'
}

export const invitation: InvitationSlide = { type: 'invitation', title: '', place: '', details: '' }

/** Every photograph of the projects, one service after the other in the order of the filter. */
export function slidesOf(projects: readonly Project[]): Slide[] {
  const categories = Object.keys(projectCategories) as ProjectCategory[]
  return categories.flatMap((category) => projectsIn(category, projects)).flatMap(slidesOfOne)
}

function slidesOfOne(project: Project): Slide[] {
  const { title, location, category, details } = project
  const place = `${location} · ${projectCategories[category]}`
  return photographsOf(project).map(({ photo, before }): Slide => {
    const shared = { title, place, details, photo, category }
    if (before) return { type: 'comparison', before, after: photo, ...shared }
    const { width, height, alt } = photos[photo]
    return {
      src: `/photos/${photo}.jpg`,
      alt,
      width,
      height,
      srcSet: photoFiles(photo).map((file) => ({
        ...file,
        height: Math.round((file.width * height) / width),
      })),
      ...shared,
    }
  })
}
