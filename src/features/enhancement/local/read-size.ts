import { lazyModule } from '@/lib/lazy-module'

/** The sides of an upright picture, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const headerBytes = 256 * 1024

/** Of the formats that browsers show. The package's main entry would bring those of all others, which is half of it. */
const formats = lazyModule(() => import('./image-formats'))

/** The sides as the file's header tells them, turned upright; `null` for files that are no pictures. */
export async function readSize(photo: Blob): Promise<Size | null> {
  const { imageFormats } = await formats.load()
  try {
    const header = new Uint8Array(await photo.slice(0, headerBytes).arrayBuffer())
    const format = imageFormats.find(({ validate }) => validate(header))
    if (!format) return null
    const { images, orientation = 1, ...first } = format.calculate(header)
    // Files of the HEIF family list tiles and thumbnails beside the picture.
    const { width, height } = (images ?? [first]).reduce((one, other) =>
      one.width < other.width ? other : one,
    )
    // From the fifth on, EXIF orientations lie on their side.
    return orientation >= 5 || isTurned(header) ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

/** Whether a file of the HEIF family is to be turned by a quarter: a byte behind a name tells how many quarters. */
function isTurned(header: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(header)
  const name = text.startsWith('ftyp', 4) ? text.indexOf('irot') : -1
  return name !== -1 && (header[name + 4] ?? 0) % 2 === 1
}
