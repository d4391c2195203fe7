import { analyse, treatmentFor } from './analysis.ts'
import { type Engine, engineVersions } from './engine.ts'
import { loadNetwork, type Network } from './esrgan-network.ts'
import { decodeJpeg, encodeJpeg } from './jpeg-codec.ts'
import { type Picture, pixelBytes, type Strip } from './picture.ts'
import { type TreatRow, treatRows } from './smooth.ts'

/** Edge of the squares that the network sees one at a time: it bounds the memory, whatever the photograph's size. */
const tileSize = 192

/** Source pixels around a tile that still have a say in its result: half the network's field of view. */
const margin = 12

/**
 * The engine for a server of one's own: a neural network invents detail that enlarging alone can't give. It takes many
 * times the hosted function's processor time.
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

/** Enlarges row after row of tiles. Between two tiles others get their turn, and work for nobody ends. */
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

/** A tile with its margin, treated. Beyond its edges the picture goes on with its last pixel. */
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

/** Puts an enlarged tile without its margin where it belongs in a strip. */
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
