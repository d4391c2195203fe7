import { photos } from './photos'
import type { Photo } from './types'

/** The images that the server tool enhances (specification, section 3): path on this site and description. */
export const siteImages = Object.entries<Photo>(photos).flatMap(([name, { description }]) =>
  description ? [{ path: `/photos/${name}.jpg`, description }] : [],
)
