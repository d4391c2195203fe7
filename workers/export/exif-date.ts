import type { Source } from './protocol'

/** When a photo was taken, in the words of EXIF 2.32 (4.6.6). */
export interface ExifDate {
  /** Local time, as in "2026:11:27 14:30:05". */
  readonly time: string
  /** Of that time from UTC, as in "-05:00". Cameras seldom know it. */
  readonly offset?: string
}

const tags = {
  orientation: 0x0112,
  exif: 0x8769,
  time: 0x9003,
  /** Of the time at which the file was last changed. */
  offsetOfFile: 0x9010,
  offset: 0x9011,
}

const shapes = { time: /^[1-9]\d{3}:\d\d:\d\d \d\d:\d\d:\d\d$/, offset: /^[+-]\d\d:\d\d$/ }

/**
 * What EXIF is announced by in JPEG and HEIC, in PNG, in WebP, and in HEIC by an offset of zero alone, before the
 * TIFF header that it begins with.
 */
const beginning = /(?:Exif\0\0|eXIf|EXIF.{4}|\0{4})(?=II\*\0|MM\0\*)/s

/** Where EXIF usually is, in bytes. */
const headBytes = 256 * 1024

/** When a photo was taken, by its EXIF. `undefined` without any that says so. */
export async function readExifDate(photo: Blob): Promise<ExifDate | undefined> {
  for (const part of [photo.slice(0, headBytes), photo]) {
    const bytes = await part.arrayBuffer()
    const { 0: announced = '', index } = beginning.exec(new TextDecoder('latin1').decode(bytes)) ?? {}
    if (index === undefined) continue
    try {
      return dateIn(new DataView(bytes, index + announced.length))
    } catch {
      // Its directories lead out of the file.
      return undefined
    }
  }
  return undefined
}

/** @throws a `RangeError` if a directory leads out of the file */
function dateIn(tiff: DataView): ExifDate | undefined {
  const isLittle = tiff.getUint16(0) === 0x4949
  const short = (at: number) => tiff.getUint16(at, isLittle)
  const long = (at: number) => tiff.getUint32(at, isLittle)
  /** Where the entry of a tag is, twelve bytes each. */
  const find = (directory: number, tag: number) =>
    Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12).find(
      (entry) => short(entry) === tag,
    )
  const words = (directory: number, tag: number, length: number) => {
    const entry = find(directory, tag)
    if (entry === undefined) return ''
    const start = long(entry + 8)
    return String.fromCharCode(...Array.from({ length }, (_, index) => tiff.getUint8(start + index)))
  }
  const pointer = find(long(4), tags.exif)
  if (pointer === undefined) return undefined
  const directory = long(pointer + 8)
  const time = words(directory, tags.time, 19)
  if (!shapes.time.test(time)) return undefined
  // Cameras that say only how far the file's own time is from UTC have written both at once.
  const offset = [tags.offset, tags.offsetOfFile]
    .map((tag) => words(directory, tag, 6))
    .find((text) => shapes.offset.test(text))
  return offset ? { time, offset } : { time }
}

/** A time as this device's clock shows it. */
export function exifDateAt(milliseconds: number): ExifDate {
  // Sweden writes dates as EXIF does, but for the hyphens.
  const time = new Date(milliseconds).toLocaleString('sv').replaceAll('-', ':')
  const minutes = -new Date(milliseconds).getTimezoneOffset()
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (number: number) => `${number}`.padStart(2, '0')
  return { time, offset: `${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}` }
}

/** By the original's EXIF, or else by its file. */
export async function findExifDate({ original, lastModified }: Source): Promise<ExifDate> {
  const date = original && (await readExifDate(original).catch(() => undefined))
  return date ?? exifDateAt(lastModified)
}

/** A JPEG that says when it was taken and that it's upright, and nothing else: no place, no camera. */
export async function writeExifDate(jpeg: Blob, { time, offset }: ExifDate): Promise<Blob> {
  const texts = [
    { tag: tags.time, text: `${time}\0` },
    ...(offset ? [{ tag: tags.offset, text: `${offset}\0` }] : []),
  ]
  const exifAt = tiffHead.length + directoryBytes(2)
  let textAt = exifAt + directoryBytes(texts.length)
  const entries = texts.map(({ tag, text }) => {
    const written = entry(tag, 2, text.length, textAt)
    textAt += text.length
    return written
  })
  const tiff = new Blob([
    tiffHead,
    // A short number stands in the first two bytes of its four.
    ...directory([entry(tags.orientation, 3, 1, 1 << 16), entry(tags.exif, 4, 1, exifAt)]),
    ...directory(entries),
    ...texts.map(({ text }) => text),
  ])
  const length = new DataView(new ArrayBuffer(2))
  length.setUint16(0, length.byteLength + exifHead.length + tiff.size)
  const segment = [Uint8Array.of(0xff, 0xe1), length, exifHead, tiff]
  // After the two bytes that every JPEG begins with.
  const whole = new Blob([jpeg.slice(0, 2), ...segment, jpeg.slice(2)])
  // In one part: Firefox doesn't know a picture by a first part of two bytes.
  return new Blob([await whole.arrayBuffer()], { type: jpeg.type })
}

const exifHead = 'Exif\0\0'

/** Big-endian, with the first directory right behind it. */
const tiffHead = Uint8Array.of(0x4d, 0x4d, 0, 42, 0, 0, 0, 8)

/** The number of entries, the entries, and the place of another directory, which there isn't. */
const directory = (entries: readonly BlobPart[]) => [
  Uint8Array.of(0, entries.length),
  ...entries,
  new Uint8Array(4),
]

const directoryBytes = (entries: number) => 2 + entries * 12 + 4

function entry(tag: number, type: number, count: number, value: number): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(12))
  view.setUint16(0, tag)
  view.setUint16(2, type)
  view.setUint32(4, count)
  view.setUint32(8, value)
  return view
}
