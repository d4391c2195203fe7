import { giveBack, takeKernel } from '../kernel/load'
import { drawingSurface, release } from '../picture/canvas'
import { enlargedSize, type Size } from '../picture/size'
import { toneTable } from '../picture/tone'
import { loadRows, openRows, prepareEnlarging, type SourceRows } from './source-rows'

let proven: Promise<boolean> | undefined

/**
 * True if the kernel's result equals this browser's own. Chromium uses the same filter. Firefox and WebKit do
 * not, and any future version may differ.
 */
export function resamplesLikeCanvas(): Promise<boolean> {
  proven ??= tryResampling().catch(() => false)
  return proven
}

/** Processors without fused multiply-add round a few values differently. On all others no value differs. */
const mostDifferent = 1 / 4_000

async function tryResampling(): Promise<boolean> {
  const sides = { width: 1_501, height: 21 }
  const size = enlargedSize(sides)
  const picture = await createImageBitmap(noise(sides))
  const rows = openRows(picture)
  const surface = drawingSurface(size)
  const kernel = await takeKernel()
  try {
    if (!rows) return false
    surface.drawImage(picture, 0, 0, size.width, size.height)
    const expected = surface.getImageData(0, 0, size.width, size.height).data
    const address = prepareEnlarging(kernel, rows, size, size.height, rows.turn)
    const source = await loadRows(kernel, address, rows, 0, size.height)
    let different = 0
    for (let row = 0; row < size.height; row++) {
      const address = kernel.enlargedRow(row, source.first, source.count, rows.isRedFirst)
      const values = new Uint8Array(kernel.memory.buffer, address, size.width * 3)
      for (let at = 0; at < values.length; at++) {
        const value = expected[(row * size.width + Math.floor(at / 3)) * 4 + (at % 3)] ?? 0
        if (values[at] === toneTable[value]) continue
        if (Math.abs((values[at] ?? 0) - (toneTable[value] ?? 0)) > 2) return false
        different++
      }
    }
    return different <= size.width * size.height * 3 * mostDifferent
  } finally {
    giveBack(kernel)
    release(surface)
    rows?.close()
    picture.close()
  }
}

/** Opaque pixels of seeded noise. */
function noise({ width, height }: Size): ImageData {
  const pixels = new ImageData(width, height)
  let state = 1
  for (let at = 0; at < pixels.data.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    pixels.data[at] = at % 4 === 3 ? 255 : state >>> 24
  }
  return pixels
}

/** The shorter side of the patch in the middle of a picture whose colors are compared. */
const patchSide = 16

/** A rectangle exactly in the middle, so that a turned picture has the same pixels there. */
function middleOf({ width, height }: Size) {
  const [across, down] = [patchSide - (width % 2), patchSide - (height % 2)]
  return { x: (width - across) / 2, y: (height - down) / 2, width: across, height: down }
}

/** True if a picture's bytes equal the canvas's in its middle, so its color space matches. */
export async function matchesCanvas(rows: SourceRows, picture: ImageBitmap): Promise<boolean> {
  const { x, y, width, height } = middleOf(picture)
  const surface = drawingSurface({ width, height })
  try {
    surface.drawImage(picture, -x, -y)
    const drawn = surface.getImageData(0, 0, width, height).data
    const place = middleOf(rows)
    const bytes = new Uint8Array(rows.width * place.height * 4)
    await rows.copy(place.y, place.height, bytes)
    const own = Array.from({ length: place.height }, (_, row) => {
      const begin = (row * rows.width + place.x) * 4
      return colorsOf(bytes.subarray(begin, begin + place.width * 4), rows.isRedFirst)
    }).flat()
    return areSameColors(own, colorsOf(drawn, true))
  } finally {
    release(surface)
  }
}

/** In any order: a turned picture has its pixels in another. */
function areSameColors(one: readonly number[], other: readonly number[]): boolean {
  const [sorted, others] = [Uint32Array.from(one).sort(), Uint32Array.from(other).sort()]
  return sorted.length === others.length && sorted.every((color, at) => color === others[at])
}

/** Each pixel's red, green and blue as one number. */
function colorsOf(pixels: Uint8Array | Uint8ClampedArray, isRedFirst: boolean): number[] {
  return Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [first = 0, green = 0, third = 0] = pixels.subarray(at * 4, at * 4 + 3)
    return isRedFirst ? (first << 16) | (green << 8) | third : (third << 16) | (green << 8) | first
  })
}
