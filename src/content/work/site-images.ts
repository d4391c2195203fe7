import type { Photo } from '../business/types'
import { type PhotoName, photos } from './photos'

/** A photograph of the site that the server tool enhances (specification, section 3). */
interface SiteImage {
  readonly name: PhotoName
  readonly path: string
  readonly description: string
}

/** The photographs that have a `description` in `photos.ts`. */
export const siteImages = (Object.entries(photos) as [PhotoName, Photo][]).flatMap(
  ([name, { description }]): SiteImage[] =>
    description ? [{ name, path: `/photos/${name}.jpg`, description }] : [],
)
