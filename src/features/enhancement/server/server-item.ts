import { type EnhancementItem, untouched } from '../batch/enhancement-item'

export interface ServerResult {
  /** Where the enhanced image can be fetched. */
  readonly enhancedUrl: string
}

/** One of the site's own images (specification, section 3). */
export interface ServerItem extends EnhancementItem<ServerResult> {
  /** Its path on this site, which is also its id. */
  readonly originalPath: string
  readonly description: string
}

/** The images before anything has happened to them. The page does not know their sizes: all count the same. */
export function pendingItems(images: readonly { path: string; description: string }[]): ServerItem[] {
  return images.map(({ path, description }) => ({
    id: path,
    bytes: 1,
    originalPath: path,
    description,
    ...untouched,
  }))
}

/** The image's own file name. */
export const fileNameOf = ({ originalPath }: ServerItem) =>
  originalPath.slice(originalPath.lastIndexOf('/') + 1)
