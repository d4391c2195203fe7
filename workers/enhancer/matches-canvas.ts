import { giveBack, takeKernel } from './kernel'
import { openResampler } from './resampler'
import { drawingSurface, release } from './scale'
import { enlargedSize, type Size } from './size'
import { openRows, type SourceRows } from './source-rows'
import { toneTable } from './tone'

/**
 * Whether the kernel enlarges this picture as this browser does, and the picture's bytes are what a canvas would draw.
 */
export async function canResample(picture: ImageBitmap): Promise<boolean> {
  if (Math.min(picture.width, picture.height) < shortestSide || !(await resamplesLikeCanvas())) return false
  const rows = openRows(picture)
  try {
    return rows !== undefined && (await matchesCanvas(rows, picture))
  } finally {
    rows?.close()
  }
}

/** Browsers scale pictures of one pixel in width or height differently. The canvas is fast enough for small pictures. */
const shortestSide = 16

let proven: Promise<boolean> | undefined

/**
 * Whether the kernel's result equals this browser's own. Chromium uses the same filter. Firefox and WebKit do not, and any
 * future version may differ.
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
    const resampler = openResampler(kernel, rows, size, size.height)
    const source = await resampler.load(0, size.height)
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

/** The number of pixels that are compared in the middle of a picture. */
const patch = { width: 64, height: 16 }

/** Whether a picture's bytes equal what a canvas shows. A canvas also converts from other color spaces. */
async function matchesCanvas(rows: SourceRows, picture: ImageBitmap): Promise<boolean> {
  const width = Math.min(patch.width, picture.width)
  const height = Math.min(patch.height, picture.height)
  const left = (picture.width - width) >> 1
  const top = (picture.height - height) >> 1
  const surface = drawingSurface({ width, height })
  try {
    surface.drawImage(picture, -left, -top)
    const drawn = surface.getImageData(0, 0, width, height).data
    const bytes = new Uint8Array(picture.width * height * 4)
    await rows.copy(top, height, bytes)
    return drawn.every((value, at) => {
      const channel = at % 4
      if (channel === 3) return true
      const pixel = Math.floor(at / 4)
      const from = (Math.floor(pixel / width) * picture.width + left + (pixel % width)) * 4
      return bytes[from + (rows.isRedFirst ? channel : 2 - channel)] === value
    })
  } finally {
    release(surface)
  }
}
