import type { PhotoName } from './photos'
import type { Project } from './types'

/** A photograph of a job, with the same view before the work if there is one. */
export interface Photograph {
  readonly photo: PhotoName
  readonly before?: PhotoName
}

/** All photographs of a project, its own first. */
export const photographsOf = ({ image, before, closeUps = [] }: Project): readonly Photograph[] => [
  { photo: image, before },
  ...closeUps.map((photo) => ({ photo })),
]
