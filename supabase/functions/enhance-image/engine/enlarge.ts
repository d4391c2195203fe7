import { type Picture, pixelBytes, type Strip } from './picture.ts'
import type { TreatRow } from './smooth.ts'

/** Rows of the enlarged picture per strip. A small number keeps little of the picture in memory. */
const stripHeight = 32

/** The four weights sum up to this, a power of two. */
const unitBits = 10

/** Extra bits of precision between the two passes, so that the picture is rounded only once. */
const extraBits = 2

/**
 * Doubles a picture's width and height by a cubic filter. A larger `crispness` sharpens edges more.
 *
 * @param treat gives the rows of the picture to enlarge
 * @param crispness the cubic filter's parameter C; B is 0
 */
export function* enlarge(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  treat: TreatRow,
  crispness: number,
): Generator<Strip> {
  const rowLength = 2 * width * pixelBytes
  const weights = cubicWeights(crispness)
  const [a, b, c, d] = weights
  const mirrored: Weights = [d, c, b, a]
  const source = new Uint8Array(width * pixelBytes)
  // The five rows around the current one, already at their full width.
  const ring = Array.from({ length: 5 }, () => new Int16Array(rowLength))
  const rowAt = (y: number) => ring[Math.min(height - 1, Math.max(0, y)) % 5] as Int16Array
  const widen = (y: number) => {
    treat(y, source)
    widenRow(source, weights, rowAt(y))
  }

  const strip = new Uint8ClampedArray(rowLength * stripHeight)
  for (let y = 0; y < Math.min(2, height); y += 1) widen(y)
  for (let y = 0; y < height; y += 1) {
    if (y + 2 < height) widen(y + 2)
    const line = (2 * y) % stripHeight
    blendRows([rowAt(y - 2), rowAt(y - 1), rowAt(y), rowAt(y + 1)], weights, strip, line * rowLength)
    blendRows([rowAt(y - 1), rowAt(y), rowAt(y + 1), rowAt(y + 2)], mirrored, strip, (line + 1) * rowLength)
    const lines = line + 2
    if (lines === stripHeight || y === height - 1) {
      const pixels = new Uint8Array(strip.buffer, 0, lines * rowLength)
      yield { top: 2 * y + 2 - lines, height: lines, pixels }
    }
  }
}

type Weights = readonly [number, number, number, number]

/**
 * Every source pixel becomes two. The first lies a quarter of a pixel before its center: these are the
 * weights of the four nearest source pixels for it. The weights for the second are the same in reverse order.
 */
function cubicWeights(c: number): Weights {
  const cubic = (x: number) =>
    x < 1 ? (2 - c) * x ** 3 + (c - 3) * x ** 2 + 1 : -c * (x ** 3 - 5 * x ** 2 + 8 * x - 4)
  const values = [1.75, 0.75, 0.25, 1.25].map(cubic)
  const sum = values.reduce((total, value) => total + value)
  const [a = 0, b = 0, , d = 0] = values.map((value) => Math.round((value / sum) * 2 ** unitBits))
  return [a, b, 2 ** unitBits - a - b - d, d]
}

/** Doubles a row's width. Beyond both ends the last pixel is repeated. */
function widenRow(source: Uint8Array, [a, b, c, d]: Weights, target: Int16Array): void {
  const shift = unitBits - extraBits
  const half = 1 << (shift - 1)
  const last = source.length - pixelBytes
  for (let x = 0, out = 0; x <= last; x += pixelBytes, out += 2 * pixelBytes) {
    const before2 = Math.max(0, x - 2 * pixelBytes)
    const before = Math.max(0, x - pixelBytes)
    const after = Math.min(last, x + pixelBytes)
    const after2 = Math.min(last, x + 2 * pixelBytes)
    for (let color = 0; color < pixelBytes; color += 1) {
      const p = source[before2 + color] as number
      const q = source[before + color] as number
      const r = source[x + color] as number
      const s = source[after + color] as number
      const t = source[after2 + color] as number
      target[out + color] = (a * p + b * q + c * r + d * s + half) >> shift
      target[out + pixelBytes + color] = (d * q + c * r + b * s + a * t + half) >> shift
    }
  }
}

type Rows = readonly [Int16Array, Int16Array, Int16Array, Int16Array]

/** Writes the weighted sum of four rows as one row of bytes. */
function blendRows([p, q, r, s]: Rows, weights: Weights, target: Uint8ClampedArray, start: number): void {
  const [a, b, c, d] = weights
  const shift = unitBits + extraBits
  const half = 1 << (shift - 1)
  for (let i = 0; i < p.length; i += 1) {
    const sum = a * (p[i] as number) + b * (q[i] as number) + c * (r[i] as number) + d * (s[i] as number)
    target[start + i] = (sum + half) >> shift
  }
}
