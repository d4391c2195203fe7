import type { GenericSlide, Slide } from 'yet-another-react-lightbox'
import { type PhotoName, photos } from '../../content/photos'
import { projectCategories } from '../../content/project-categories'
import type { Project } from '../../content/projects'
import { photoFiles } from '../../ui/photo-sources'
import { photographsOf } from './photographs'

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    readonly title: string
    readonly place: string
    /** Size, finish and days. */
    readonly details: string
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

/** Every photograph of the projects, in their order. */
export function slidesOf(projects: readonly Project[]): Slide[] {
  return projects.flatMap((project) => {
    const { title, location, category, details } = project
    const caption = { title, place: `${location} · ${projectCategories[category]}`, details }
    return photographsOf(project).map(({ photo, before }): Slide => {
      if (before) return { type: 'comparison', before, after: photo, ...caption }
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
        ...caption,
      }
    })
  })
}
