import { beforePhotos, detailPhotos, type PhotoName } from './photos'
import type { Project } from './types'

/** A photograph of a job, with the same view before the work if there is one. */
export interface Photograph {
  readonly photo: PhotoName
  readonly before?: PhotoName
}

/** All photographs of a project, its own first. */
export function photographsOf({ image, beforeAfter }: Project): Photograph[] {
  const before = beforeAfter ? beforePhotos[image] : undefined
  return [{ photo: image, before }, ...(detailPhotos[image] ?? []).map((photo) => ({ photo }))]
}
