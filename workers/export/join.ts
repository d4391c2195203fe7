import type { Size } from '../enhancer/picture/size'
import { jpegOf, provenSurface } from './canvas'

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

/** One JPEG of two PNGs, with a word on each. */
export async function joinPngs(before: Blob, after: Blob): Promise<Blob> {
  const [first, second] = placesFor(await sizeOf(before), await sizeOf(after))
  const surface = provenSurface({
    width: Math.max(first.x + first.width, second.x + second.width),
    height: Math.max(first.y + first.height, second.y + second.height),
  })
  const parts = [
    { png: before, place: first, word: 'Before' },
    { png: after, place: second, word: 'After' },
  ]
  // One after the other, so that one decoded picture at most is in memory.
  for (const { png, place, word } of parts) {
    const picture = await createImageBitmap(png)
    surface.drawImage(picture, place.x, place.y, place.width, place.height)
    picture.close()
    label(surface, place, word)
  }
  return jpegOf(surface, quality)
}

/** From the header of a PNG. */
async function sizeOf(png: Blob): Promise<Size> {
  const header = new DataView(await png.slice(16, 24).arrayBuffer())
  return { width: header.getUint32(0), height: header.getUint32(4) }
}

/** In the lower left corner, as on the site's own comparisons. */
function label(surface: OffscreenCanvasRenderingContext2D, place: Place, word: string): void {
  const text = Math.max(12, Math.round(Math.min(place.width, place.height) * 0.045))
  surface.font = `600 ${text}px system-ui, sans-serif`
  const [width, height] = [surface.measureText(word).width + 1.6 * text, 2 * text]
  const top = place.y + place.height - height
  surface.fillStyle = '#fdfaf4'
  surface.fillRect(place.x, top, width, height)
  surface.fillStyle = '#241910'
  surface.textBaseline = 'middle'
  surface.fillText(word, place.x + 0.8 * text, top + height / 2)
}
