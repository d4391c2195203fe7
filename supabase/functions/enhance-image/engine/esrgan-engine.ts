import { analyse, treatmentFor } from './analysis.ts'
import { type Engine, engineVersions } from './engine.ts'
import { loadNetwork, type Network } from './esrgan-network.ts'
import { decodeJpeg, encodeJpeg } from './jpeg-codec.ts'
import { type Picture, pixelBytes, type Strip } from './picture.ts'
import { type TreatRow, treatRows } from './smooth.ts'

/** Edge of the tiles that the network processes one at a time, in pixels. It bounds the memory. */
const tileSize = 192

/** Source pixels around a tile that affect its result: half the network's receptive field. */
const margin = 12

/**
 * The engine for self-hosting: a neural network that adds plausible detail. It takes many times the processor time that
 * the hosted function has.
 */
export const esrganEngine: Engine = {
  version: engineVersions.esrgan,

  async enhance(jpeg, abort) {
    const network = await loadNetwork()
    const photo = await decodeJpeg(jpeg)
    const strips = enlarge(photo, treatRows(photo, treatmentFor(analyse(photo))), network, abort)
    const size = { width: 2 * photo.width, height: 2 * photo.height }
    return encodeJpeg({ ...size, colourProfile: photo.colourProfile }, strips)
  },
}

/** Enlarges one row of tiles after the other. Between two tiles other requests get their turn, and an abort ends the work. */
async function* enlarge(
  photo: Picture,
  treat: TreatRow,
  network: Network,
  abort: AbortSignal,
): AsyncGenerator<Strip> {
  const { width, height } = photo
  for (let top = 0; top < height; top += tileSize) {
    const rows = Math.min(tileSize, height - top)
    const pixels = new Uint8Array(4 * width * rows * pixelBytes)
    for (let left = 0; left < width; left += tileSize) {
      const columns = Math.min(tileSize, width - left)
      const enlarged = await network.enlarge(cutOut(photo, treat, left, top, columns, rows))
      abort.throwIfAborted()
      paste(enlarged, pixels, 2 * width, 2 * left, 2 * columns, 2 * rows)
    }
    yield { top: 2 * top, height: 2 * rows, pixels }
  }
}

/** A tile with its margin, smoothed. Beyond the picture's edges the last pixel is repeated. */
function cutOut(
  { width, height }: Picture,
  treat: TreatRow,
  left: number,
  top: number,
  columns: number,
  rows: number,
): Picture {
  const tile = { width: columns + 2 * margin, height: rows + 2 * margin }
  const pixels = new Uint8Array(tile.width * tile.height * pixelBytes)
  const row = new Uint8Array(width * pixelBytes)
  for (let y = 0; y < tile.height; y += 1) {
    treat(clamp(top + y - margin, height - 1), row)
    for (let x = 0; x < tile.width; x += 1) {
      const from = clamp(left + x - margin, width - 1) * pixelBytes
      pixels.set(row.subarray(from, from + pixelBytes), (y * tile.width + x) * pixelBytes)
    }
  }
  return { ...tile, pixels }
}

/** Copies an enlarged tile, without its margin, to its place in a strip. */
function paste(
  tile: Picture,
  strip: Uint8Array,
  stripWidth: number,
  left: number,
  columns: number,
  rows: number,
): void {
  for (let y = 0; y < rows; y += 1) {
    const from = ((y + 2 * margin) * tile.width + 2 * margin) * pixelBytes
    strip.set(tile.pixels.subarray(from, from + columns * pixelBytes), (y * stripWidth + left) * pixelBytes)
  }
}

const clamp = (value: number, last: number) => Math.min(last, Math.max(0, value))
