import sharp from 'sharp'
import { longestPhotoEdge } from './longest-photo-edge.ts'

/** The most that the backend function takes. */
const mostPixels = 3_240_000

/**
 * A photograph as it may be published: upright, no larger than pages show it, and without what a phone has
 * added, such as the place where it was taken. One that is so already is left as it is.
 *
 * @throws Error where it is no whole picture
 */
export async function forPublication(photo: Buffer): Promise<Buffer> {
  const picture = sharp(photo, { failOn: 'warning' })
  const { format, orientation = 1, exif, xmp, iptc, comments, autoOrient } = await picture.metadata()
  const { width, height } = autoOrient
  const scale = Math.min(
    1,
    longestPhotoEdge / Math.max(width, height),
    Math.sqrt(mostPixels / (width * height)),
  )
  const isClean = !(exif || xmp || iptc || comments?.length) && orientation === 1 && !hasMorePictures(photo)
  if (format === 'jpeg' && isClean && scale === 1) return photo
  return picture
    .autoOrient()
    .resize({ width: Math.floor(width * scale), height: Math.floor(height * scale), fit: 'fill' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 88, progressive: true })
    .toBuffer()
}

/** True if other pictures stand in or behind a JPEG: phones keep previews and depths there, with data. */
const hasMorePictures = (jpeg: Buffer) => jpeg.includes(Buffer.from([0xff, 0xd8, 0xff]), 2)
