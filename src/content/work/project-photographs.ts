import { beforePhotos, detailPhotos, type PhotoName } from './photos'
import type { Project } from './types'

/** A photograph of a job, with the same view before the work if there is one. */
export interface Photograph {
  readonly photo: PhotoName
  readonly before?: PhotoName
}

/** The view of a project's own photograph before the work, if there is one. */
export const beforeOf = ({ image, beforeAfter }: Project) => (beforeAfter ? beforePhotos[image] : undefined)

/** All photographs of a project, its own first. */
export function photographsOf(project: Project): Photograph[] {
  const { image } = project
  return [
    { photo: image, before: beforeOf(project) },
    ...(detailPhotos[image] ?? []).map((photo) => ({ photo })),
  ]
}
