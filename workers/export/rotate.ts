import { encodePacked, giveBack, type Kernel, pixelsOf, takeKernel } from '../enhancer/kernel/load'
import { release } from '../enhancer/picture/canvas'
import { enlargedPixels, tooLarge } from '../enhancer/picture/size'
import { freeBuffers } from '../enhancer/strips/free-buffers'
import { createPngFile, type PngFile } from '../enhancer/strips/png'
import { pixelsPerStrip } from '../enhancer/strips/strips'
import { provenSurface } from './canvas'
import { type PngHead, type RowBlock, readPngHead, readRows } from './png-rows'

/**
 * Rotates an enhanced picture clockwise by so many times 90°, as a PNG: its pixels change places and nothing else.
 *
 * @param maximumPixels the largest number of pixels of a photo that this device can enhance
 * @throws an `Error` of the name `tooLargeError`, before it's tried, if the photo must have had more
 */
export async function rotate(picture: Blob, quarters: number, maximumPixels: number): Promise<Blob> {
  const head = await readPngHead(picture)
  if (head && head.width * head.height > enlargedPixels(maximumPixels))
    throw tooLarge(`Too large to be rotated: ${head.width} x ${head.height} pixels`)
  return (head && (await rotateByBands(picture, head, quarters))) ?? rotateOnCanvas(picture, quarters)
}

/**
 * A picture is read once for each band. One of a photo of 48 megapixels comes in three, so that all of it takes less
 * than the enhancing did (`npm run bench -- rotate`).
 */
const mostBandBytes = 110e6

/** Rotated rows, three bytes a pixel. */
interface Band {
  readonly pixels: Uint8Array<ArrayBuffer>
  /** Pixels of a row. */
  readonly width: number
  /** The number of its first row, and how many it has. */
  readonly first: number
  readonly count: number
}

/**
 * Rotates a picture without having it in memory as a whole, or on a canvas. `undefined` of one that isn't opaque, and
 * where there's no kernel to write it.
 */
export async function rotateByBands(
  picture: Blob,
  head: PngHead,
  quarters: number,
  mostBytes = mostBandBytes,
): Promise<Blob | undefined> {
  const kernel = await takeKernel().catch(() => undefined)
  if (!kernel) return undefined
  const { width, height } = quarters % 2 === 1 ? { width: head.height, height: head.width } : head
  const bands = Math.ceil(height / Math.max(1, Math.floor(mostBytes / (width * 3))))
  const rows = Math.ceil(height / bands)
  const pixels = new Uint8Array(rows * width * 3)
  const file = createPngFile({ width, height }, head.colors)
  try {
    for (let first = 0; first < height; first += rows) {
      const band = { pixels, width, first, count: Math.min(rows, height - first) }
      for await (const block of readRows(picture, head))
        if (!placeRows(block, head, quarters, band)) return undefined
      writeBand(kernel, band, file)
    }
    return file.end()
  } finally {
    giveBack(kernel)
    freeBuffers([pixels.buffer])
  }
}

/** Puts what a band has of some rows in its place. `false` if a pixel isn't opaque. */
function placeRows(block: RowBlock, head: PngHead, quarters: number, band: Band): boolean {
  return quarters === 2 ? placeReversed(block, head, band) : placeAcross(block, head, quarters === 1, band)
}

/** A column becomes a row, from its bottom to its top if the picture is rotated clockwise. */
function placeAcross(block: RowBlock, head: PngHead, isClockwise: boolean, band: Band): boolean {
  const { bytes, start, stride, first, count } = block
  const { channels } = head
  const across = isClockwise ? head.height - first - count : first
  const begin = start + (isClockwise ? (count - 1) * stride : 0)
  const step = isClockwise ? -stride : stride
  let alpha = 255
  for (let row = 0; row < band.count; row++) {
    const column = isClockwise ? band.first + row : head.width - 1 - band.first - row
    let from = begin + column * channels
    let to = (row * band.width + across) * 3
    for (let left = count; left > 0; left--) {
      alpha &= copyPixel(bytes, from, band.pixels, to, channels)
      from += step
      to += 3
    }
  }
  return alpha === 255
}

/** Upside down, each row from its end. */
function placeReversed(block: RowBlock, { width, height, channels }: PngHead, band: Band): boolean {
  let alpha = 255
  for (let row = 0; row < block.count; row++) {
    const place = height - 1 - block.first - row - band.first
    if (place < 0 || place >= band.count) continue
    let from = block.start + row * block.stride
    for (let to = (place + 1) * width * 3 - 3; to >= place * width * 3; to -= 3) {
      alpha &= copyPixel(block.bytes, from, band.pixels, to, channels)
      from += channels
    }
  }
  return alpha === 255
}

/** Returns the pixel's alpha. */
function copyPixel(
  source: Uint8Array,
  from: number,
  target: Uint8Array,
  to: number,
  channels: 3 | 4,
): number {
  target[to] = source[from] as number
  target[to + 1] = source[from + 1] as number
  target[to + 2] = source[from + 2] as number
  return channels === 4 ? (source[from + 3] as number) : 255
}

function writeBand(kernel: Kernel, { pixels, width, count }: Band, file: PngFile): void {
  const most = Math.max(1, Math.round(pixelsPerStrip / width))
  for (let row = 0; row < count; row += most) {
    const rows = Math.min(most, count - row)
    pixelsOf(kernel, width, rows).set(pixels.subarray(row * width * 3, (row + rows) * width * 3))
    file.add(encodePacked(kernel, width, rows))
  }
}

/** Has the browser do it, for what the bands can't: it takes the picture twice as a whole. */
async function rotateOnCanvas(picture: Blob, quarters: number): Promise<Blob> {
  const upright = await createImageBitmap(picture)
  const { width, height } = upright
  const [toWidth, toHeight] = quarters % 2 === 1 ? [height, width] : [width, height]
  const surface = provenSurface({ width: toWidth, height: toHeight })
  surface.imageSmoothingEnabled = false
  surface.setTransform(matrixOf(quarters, toWidth, toHeight))
  surface.drawImage(upright, 0, 0)
  upright.close()
  const file = await surface.canvas.convertToBlob({ type: 'image/png' })
  release(surface)
  return file
}

/** In whole numbers: the cosine of a right angle isn't quite 0 in a computer. */
function matrixOf(quarters: number, toWidth: number, toHeight: number): DOMMatrix {
  if (quarters === 1) return new DOMMatrix([0, 1, -1, 0, toWidth, 0])
  if (quarters === 2) return new DOMMatrix([-1, 0, 0, -1, toWidth, toHeight])
  if (quarters === 3) return new DOMMatrix([0, -1, 1, 0, 0, toHeight])
  return new DOMMatrix()
}
