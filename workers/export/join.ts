import type { Size } from '../enhancer/picture/size'
import { jpegOf, provenSurface } from './canvas'
import type { ExifDate } from './exif-date'

/** In pixels. Sites that show such pictures make larger ones smaller. */
const longestSide = 4096

const quality = 0.9

/** Where a picture stands in the joined one. */
export interface Place extends Size {
  readonly x: number
  readonly y: number
}

/**
 * Two pictures aligned with each other: left and right at the same height, or above and below at the same
 * width, whichever is nearer to a square. None is enlarged.
 */
export function placesFor(before: Size, after: Size): readonly [Place, Place] {
  const [first, second] = [before.width / before.height, after.width / after.height]
  const fromSquare = (ratio: number) => Math.abs(Math.log(ratio))
  const isBeside = fromSquare(first + second) <= fromSquare(1 / (1 / first + 1 / second))
  if (isBeside) {
    const height = Math.min(before.height, after.height, longestSide / (first + second))
    const [left, right] = [first, second].map((ratio) => Math.round(height * ratio))
    const size = { y: 0, height: Math.round(height) }
    return [
      { x: 0, width: left ?? 0, ...size },
      { x: left ?? 0, width: right ?? 0, ...size },
    ]
  }
  const width = Math.min(before.width, after.width, longestSide / (1 / first + 1 / second))
  const [top, bottom] = [first, second].map((ratio) => Math.round(width / ratio))
  const size = { x: 0, width: Math.round(width) }
  return [
    { y: 0, height: top ?? 0, ...size },
    { y: top ?? 0, height: bottom ?? 0, ...size },
  ]
}

/** A picture, and the word on it. */
interface Part {
  readonly png: Blob
  readonly word: string
}

/** "Before" and "After", with the days where they differ, as in "Before · Nov 23". */
export function labelsFor(first: ExifDate, second: ExifDate): readonly [before: string, after: string] {
  const [before, after] = [dayOf(first), dayOf(second)]
  if (before === after) return ['Before', 'After']
  return [`Before · ${before}`, `After · ${after}`]
}

/** The day of a local time, as in "Nov 23", with its year if that isn't this one. */
function dayOf({ time }: ExifDate): string {
  const [year = 0, month = 1, day = 1] = time.slice(0, 10).split(':').map(Number)
  const isThisYear = year === new Date().getFullYear()
  const parts = { month: 'short', day: 'numeric', year: isThisYear ? undefined : 'numeric' } as const
  return new Date(year, month - 1, day).toLocaleDateString('en-US', parts)
}

/** One JPEG of two PNGs, with a word on each. */
export async function joinPngs(parts: readonly [Part, Part]): Promise<Blob> {
  const [first, second] = placesFor(await sizeOf(parts[0].png), await sizeOf(parts[1].png))
  const surface = provenSurface({
    width: Math.max(first.x + first.width, second.x + second.width),
    height: Math.max(first.y + first.height, second.y + second.height),
  })
  const places = [first, second]
  // As large on both, whichever is the smaller one.
  const text = textSizeFor(places)
  // One after the other, so that one decoded picture at most is in memory.
  for (const [index, { png, word }] of parts.entries()) {
    const place = places[index] ?? first
    const picture = await createImageBitmap(png)
    surface.drawImage(picture, place.x, place.y, place.width, place.height)
    picture.close()
    label(surface, place, word, text)
  }
  return jpegOf(surface, quality)
}

/** In pixels. */
export const textSizeFor = (places: readonly Size[]): number =>
  Math.max(12, ...places.map(({ width, height }) => Math.round(Math.min(width, height) * 0.045)))

/** From the header of a PNG. */
async function sizeOf(png: Blob): Promise<Size> {
  const header = new DataView(await png.slice(16, 24).arrayBuffer())
  return { width: header.getUint32(0), height: header.getUint32(4) }
}

/** In the lower left corner, as on the site's own comparisons. */
function label(surface: OffscreenCanvasRenderingContext2D, place: Place, word: string, text: number): void {
  surface.font = `600 ${text}px system-ui, sans-serif`
  const [width, height] = [surface.measureText(word).width + 1.6 * text, 2 * text]
  const top = place.y + place.height - height
  surface.fillStyle = '#fdfaf4'
  surface.fillRect(place.x, top, width, height)
  surface.fillStyle = '#241910'
  surface.textBaseline = 'middle'
  surface.fillText(word, place.x + 0.8 * text, top + height / 2)
}
