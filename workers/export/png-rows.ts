import type { Size } from '../enhancer/picture/size'
import { freeBuffers } from '../enhancer/strips/free-buffers'
import { pngSignature } from '../png-chunk'

/** What a PNG says of its pixels before them. */
export interface PngHead extends Size {
  /** Bytes of a pixel: red, green and blue, and alpha where there are four. */
  readonly channels: 3 | 4
  /** The chunks that say what the numbers of a color mean. */
  readonly colors: readonly Blob[]
  /** Where its first chunk of pixels begins. */
  readonly dataAt: number
}

/** Bytes of the signature and of the chunk IHDR. */
const headerBytes = 33

/** Bytes of a chunk beside its data: its length, its type and its checksum. */
const chunkBytes = 12

const channelsByColorType: Readonly<Record<number, 3 | 4>> = { 2: 3, 6: 4 }

const colorTypes = ['sRGB', 'gAMA', 'cHRM', 'iCCP', 'cICP']

/** `undefined` of what browsers don't write: other files, palettes, sixteen bits, interlaced ones. */
export async function readPngHead(png: Blob): Promise<PngHead | undefined> {
  const header = new DataView(await png.slice(0, headerBytes).arrayBuffer())
  if (header.byteLength < headerBytes || pngSignature.some((byte, at) => header.getUint8(at) !== byte))
    return undefined
  const [depth, colorType, isInterlaced] = [24, 25, 28].map((at) => header.getUint8(at))
  const channels = channelsByColorType[colorType ?? 0]
  if (depth !== 8 || !channels || isInterlaced) return undefined
  const size = { width: header.getUint32(16), height: header.getUint32(20) }
  const colors: Blob[] = []
  for (let at = headerBytes; at + chunkBytes <= png.size; ) {
    const bytes = new DataView(await png.slice(at, at + 8).arrayBuffer())
    const end = at + chunkBytes + bytes.getUint32(0)
    const type = typeOf(bytes)
    if (type === 'IDAT') return { ...size, channels, colors, dataAt: at }
    // One color is transparent.
    if (type === 'tRNS') return undefined
    if (colorTypes.includes(type)) colors.push(png.slice(at, end))
    at = end
  }
  return undefined
}

const typeOf = (chunk: DataView) => String.fromCharCode(...[4, 5, 6, 7].map((at) => chunk.getUint8(at)))

/** Some rows of a picture, one below the other. They're valid until the next ones are read. */
export interface RowBlock {
  readonly bytes: Uint8Array
  /** Where the first one begins in `bytes`, and the distance from each to the next. */
  readonly start: number
  readonly stride: number
  /** The number of the first one in the picture, and how many there are. */
  readonly first: number
  readonly count: number
}

/** Few enough for the processor's cache. */
const rowsAtOnce = 16

/** Left of the first pixel predictors read zeros. The last of these bytes has the row's filter before. */
const margin = 4

/**
 * Reads a PNG from its first row to its last, a few rows at a time: the picture is never in memory as a whole.
 *
 * @throws if it ends too early or isn't as it was written
 */
export async function* readRows(
  png: Blob,
  { width, height, channels, dataAt }: PngHead,
): AsyncGenerator<RowBlock, void, undefined> {
  const rowBytes = 1 + width * channels
  const stride = margin + width * channels
  // The first one is the last one of the block before.
  const bytes = new Uint8Array(stride * (1 + rowsAtOnce))
  const inflate = inflater(png.slice(dataAt))
  try {
    for (let first = 0; first < height; first += rowsAtOnce) {
      const count = Math.min(rowsAtOnce, height - first)
      for (let row = 1; row <= count; row++) {
        const start = row * stride + margin
        await inflate.fill(bytes.subarray(start - 1, start - 1 + rowBytes))
        unfilter(bytes, start, start + width * channels, channels, stride)
      }
      yield { bytes, start: stride + margin, stride, first, count }
      bytes.copyWithin(0, count * stride, (count + 1) * stride)
    }
    await inflate.expectEnd()
  } finally {
    await inflate.close()
  }
}

/** The bytes that a PNG's chunks of pixels hold, in the order in which they're wanted. */
function inflater(chunks: Blob) {
  const inflated = chunks.stream().pipeThrough(pixelData()).pipeThrough(new DecompressionStream('deflate'))
  const reader = inflated.getReader()
  let left = new Uint8Array()
  return {
    async fill(target: Uint8Array): Promise<void> {
      for (let at = 0; at < target.length; ) {
        if (left.length === 0) {
          // Left to be collected, they'd take as much memory as the rotated rows.
          freeBuffers([left.buffer])
          const { value } = await reader.read()
          if (!value) throw new RangeError('The picture ends too early')
          left = value
        }
        const part = left.subarray(0, target.length - at)
        target.set(part, at)
        at += part.length
        left = left.subarray(part.length)
      }
    },
    /** Its checksum comes last. */
    async expectEnd(): Promise<void> {
      if (left.length > 0 || !(await reader.read()).done) throw new RangeError('The picture goes on')
    },
    close: () => reader.cancel().catch(() => {}),
  }
}

/** Takes the data out of the chunks IDAT, which come one after the other. */
function pixelData(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(8)
  // How many bytes of each are still to come.
  let inHead = head.length
  let inData = 0
  let inChecksum = 0
  let isOver = false
  // Each takes what's there, and tells how much that was.
  const takeHead = (bytes: Uint8Array) => {
    const part = bytes.subarray(0, inHead)
    head.set(part, head.length - inHead)
    inHead -= part.length
    const view = new DataView(head.buffer)
    // Nothing that follows them has pixels.
    isOver = inHead === 0 && typeOf(view) !== 'IDAT'
    inData = view.getUint32(0)
    inChecksum = 4
    return part.length
  }
  const takeData = (
    bytes: Uint8Array<ArrayBuffer>,
    controller: TransformStreamDefaultController<Uint8Array<ArrayBuffer>>,
  ) => {
    const part = bytes.subarray(0, inData)
    controller.enqueue(part)
    inData -= part.length
    return part.length
  }
  const takeChecksum = (bytes: Uint8Array) => {
    const length = Math.min(inChecksum, bytes.length)
    inChecksum -= length
    if (inChecksum === 0) inHead = head.length
    return length
  }
  return new TransformStream({
    transform(bytes, controller) {
      for (let at = 0; at < bytes.length && !isOver; ) {
        const rest = bytes.subarray(at)
        if (inHead > 0) at += takeHead(rest)
        else at += inData > 0 ? takeData(rest, controller) : takeChecksum(rest)
      }
      if (isOver) controller.terminate()
    },
  })
}

/**
 * Takes the filter from a row (PNG specification, section 9).
 *
 * @param start where its first pixel begins. The byte before tells the filter
 * @param step bytes of a pixel
 * @param stride bytes from the row above
 */
function unfilter(bytes: Uint8Array, start: number, end: number, step: number, stride: number): void {
  const filter = bytes[start - 1]
  bytes[start - 1] = 0
  const at = (index: number) => bytes[index] as number
  if (filter === 1) for (let i = start; i < end; i++) bytes[i] = at(i) + at(i - step)
  else if (filter === 2) for (let i = start; i < end; i++) bytes[i] = at(i) + at(i - stride)
  else if (filter === 3)
    for (let i = start; i < end; i++) bytes[i] = at(i) + ((at(i - step) + at(i - stride)) >> 1)
  else if (filter === 4)
    for (let i = start; i < end; i++)
      bytes[i] = at(i) + paeth(at(i - step), at(i - stride), at(i - stride - step))
  else if (filter !== 0) throw new RangeError(`There is no filter ${filter}`)
}

function paeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner)
  const toUp = Math.abs(left - corner)
  const toCorner = Math.abs(left + up - 2 * corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
