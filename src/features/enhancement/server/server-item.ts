import { type EnhancementItem, pending } from '../batch/enhancement-item'

/** One of the site's own images (specification, section 3). */
export interface ServerItem extends EnhancementItem {
  /** Its path on this site. */
  readonly originalPath: string
  readonly description: string
}

/** The images before anything has happened to them. */
export function pendingItems(images: readonly { path: string; description: string }[]): ServerItem[] {
  return images.map(({ path, description }) => ({ originalPath: path, description, ...pending }))
}

/** The image's own file name. */
export const fileNameOf = ({ originalPath }: ServerItem) =>
  originalPath.slice(originalPath.lastIndexOf('/') + 1)
