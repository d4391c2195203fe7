import { free } from './protocol'
import { drawingSurface, release } from './scale'
import type { ByteOrder } from './strip-encoder'

/** Copies the upper rows of a canvas into our own memory. Returns the order of a pixel's bytes. */
export type Readback = (
  surface: OffscreenCanvasRenderingContext2D,
  rows: number,
  target: Uint8Array<ArrayBuffer>,
) => Promise<ByteOrder>

let chosen: Promise<Readback> | undefined

/** The fastest way to read a canvas. It is used if it gives exactly the bytes of `getImageData` for a few test pixels. */
export function chooseReadback(): Promise<Readback> {
  chosen ??= isExact(readByFrame).then(
    (exact) => (exact ? readByFrame : readByImageData),
    () => readByImageData,
  )
  return chosen
}

const readByImageData: Readback = async (surface, rows, target) => {
  const { data } = surface.getImageData(0, 0, surface.canvas.width, rows)
  target.set(data)
  free(data.buffer)
  return 'RGBA'
}

/** A video frame of the canvas gives its pixels without an intermediate copy. Chromium needs a quarter of the time. */
const readByFrame: Readback = async ({ canvas }, rows, target) => {
  const frame = new VideoFrame(canvas, { timestamp: 0 })
  try {
    if (frame.format !== 'RGBA' && frame.format !== 'BGRA') throw new Error(`Frames come as ${frame.format}`)
    await frame.copyTo(target, { rect: { x: 0, y: 0, width: canvas.width, height: rows } })
    return frame.format
  } finally {
    frame.close()
  }
}

async function isExact(read: Readback): Promise<boolean> {
  const [width, height, rows] = [67, 5, 3]
  const surface = drawingSurface({ width, height })
  try {
    const pixels = surface.createImageData(width, height)
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : (at * 53) % 256
    surface.putImageData(pixels, 0, 0)
    const copy = new Uint8Array(width * rows * 4)
    const order = await read(surface, rows, copy)
    return copy.every((value, at) => {
      const channel = at % 4
      const place = order === 'BGRA' && channel < 3 ? at - channel + 2 - channel : at
      return value === pixels.data[place]
    })
  } finally {
    release(surface)
  }
}
