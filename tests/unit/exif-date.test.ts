import sharp, { type Sharp } from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { exifDateAt, readExifDate, writeExifDate } from '~/workers/export/exif-date'

// The day in saved JPEGs. Photo libraries sort by it.

const jpeg = async (exif = {}) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'tan' } })
        .withExif(exif)
        .jpeg()
        .toBuffer(),
    ),
  ])

const camera = {
  IFD0: { Make: 'Apple', Model: 'iPhone 17' },
  IFD2: { DateTimeOriginal: '2026:11:20 09:30:05', OffsetTimeOriginal: '-05:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 29/1 0/1' },
}

/**
 * Every tag of a JPEG's EXIF with its value, of all directories, as exiftool lists them (EXIF 2.32, 4.6.2).
 * Only big-endian, as ours is.
 */
async function tagsOf(file: Blob): Promise<Record<string, unknown>> {
  const bytes = new DataView(await file.arrayBuffer())
  expect([bytes.getUint16(0), bytes.getUint16(2)], 'right after the start').toEqual([0xffd8, 0xffe1])
  const end = 4 + bytes.getUint16(4)
  expect(bytes.getUint16(end), 'another segment follows').toBeGreaterThan(0xff00)
  const tiff = new DataView(bytes.buffer, 12, end - 12)
  expect([tiff.getUint16(0), tiff.getUint16(2)]).toEqual([0x4d4d, 42])
  const tags: Record<string, unknown> = {}
  const read = (directory: number) => {
    const count = tiff.getUint16(directory)
    for (let at = directory + 2; at < directory + 2 + count * 12; at += 12) {
      const [tag, type, length] = [tiff.getUint16(at), tiff.getUint16(at + 2), tiff.getUint32(at + 4)]
      if (tag === 0x8769) read(tiff.getUint32(at + 8))
      else if (type === 3) tags[`0x${tag.toString(16)}`] = tiff.getUint16(at + 8)
      else
        tags[`0x${tag.toString(16)}`] = new TextDecoder().decode(
          new Uint8Array(tiff.buffer, tiff.byteOffset + tiff.getUint32(at + 8), length),
        )
    }
    expect(tiff.getUint32(directory + 2 + count * 12), 'no further directory').toBe(0)
  }
  read(tiff.getUint32(4))
  return tags
}

it('is the original’s, with its offset, and nothing else of it', async () => {
  const taken = await readExifDate(await jpeg(camera))
  const saved = await writeExifDate(await jpeg(), taken ?? exifDateAt(0))
  expect(await tagsOf(saved)).toEqual({
    '0x112': 1,
    '0x9003': '2026:11:20 09:30:05\0',
    '0x9011': '-05:00\0',
  })
  // Another reader finds the same, and the picture is whole.
  const { exif, orientation } = await sharp(Buffer.from(await saved.arrayBuffer())).metadata()
  expect(orientation).toBe(1)
  expect(exif?.includes('2026:11:20 09:30:05')).toBe(true)
  expect(exif?.includes('iPhone')).toBe(false)
})

it('has no offset where the camera doesn’t know it', async () => {
  const { DateTimeOriginal } = camera.IFD2
  const taken = await readExifDate(await jpeg({ IFD2: { DateTimeOriginal } }))
  expect(taken).toEqual({ time: DateTimeOriginal })
  expect(await tagsOf(await writeExifDate(await jpeg(), { time: DateTimeOriginal }))).not.toHaveProperty(
    '0x9011',
  )
})

it.each([
  ['PNG', (picture: Sharp) => picture.png()],
  ['WebP', (picture: Sharp) => picture.webp()],
  ['AVIF, as in HEIC', (picture: Sharp) => picture.avif({ effort: 0 })],
])('is found in a %s', async (_, encode) => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: 'tan' } })
  const file = await encode(picture.withExif(camera)).toBuffer()
  expect(await readExifDate(new Blob([new Uint8Array(file)]))).toMatchObject({ time: '2026:11:20 09:30:05' })
})

/** The same file with its EXIF as a TIFF alone, at the offset of zero that says so (ISO 23008-12, A.2.1). */
function withBareExif(heif: Buffer): Buffer {
  const file = Buffer.from(heif)
  const announced = 'Exif\0\0'
  const at = file.indexOf(`\0\0\0\x06${announced}`, 0, 'latin1')
  // The item's place in the box "iloc": an offset, the number of its parts, and the offset and length of its part.
  const offset = Buffer.alloc(4)
  offset.writeUInt32BE(at)
  const place = file.indexOf(offset)
  const length = place + 10
  file.writeUInt32BE(at + announced.length, place)
  file.writeUInt32BE(file.readUInt32BE(length) - announced.length, length)
  file.fill(0xff, at, at + announced.length)
  file.fill(0, at + announced.length, at + announced.length + 4)
  return file
}

it('is found in HEIC whose EXIF begins without a word of its own', async () => {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: 'tan' } })
  const file = withBareExif(await picture.withExif(camera).avif({ effort: 0 }).toBuffer())
  const { exif } = await sharp(file).metadata()
  expect(exif?.includes('2026:11:20 09:30:05'), 'to another reader').toBe(true)
  const taken = { time: '2026:11:20 09:30:05', offset: '-05:00' }
  expect(await readExifDate(new Blob([new Uint8Array(file)]))).toEqual(taken)
})

it.each([
  [{ OffsetTime: '+01:00' }, '+01:00'],
  [{ OffsetTime: '+01:00', OffsetTimeOriginal: '-05:00' }, '-05:00'],
  [{ OffsetTime: '+01:00', OffsetTimeOriginal: '   :  ' }, '+01:00'],
])('has of the offsets %j that of the original, or else the file’s', async (offsets, offset) => {
  const { DateTimeOriginal } = camera.IFD2
  const taken = await readExifDate(await jpeg({ IFD2: { DateTimeOriginal, ...offsets } }))
  expect(taken).toEqual({ time: DateTimeOriginal, offset })
})

it.each([
  ['without EXIF', {}],
  ['whose camera had no clock', { IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } }],
])('is unknown of a photo %s', async (_, exif) => {
  expect(await readExifDate(await jpeg(exif))).toBeUndefined()
})

it('is unknown of a photo whose EXIF is damaged', async () => {
  const head = '\xff\xd8\xff\xe1\0\x20Exif\0\0MM\0*\xff\xff\xff\xf0'
  expect(
    await readExifDate(new Blob([Uint8Array.from(head, (letter) => letter.charCodeAt(0))])),
  ).toBeUndefined()
})

it('is that of the file where the photo has none, on the clock of this device', () => {
  const { time, offset } = exifDateAt(new Date(2026, 10, 27, 14, 30, 5).getTime())
  expect(time).toBe('2026:11:27 14:30:05')
  expect(offset).toMatch(/^[+-]\d\d:\d\d$/)
  expect(new Date(`${time.replace(':', '-').replace(':', '-').replace(' ', 'T')}${offset}`)).toEqual(
    new Date(2026, 10, 27, 14, 30, 5),
  )
})

it.each([
  [300, '-05:00'],
  [0, '+00:00'],
  [-330, '+05:30'],
])('says on a clock that is %s minutes behind UTC that it is %s from it', (behind, offset) => {
  // A machine that runs tests mostly lives in UTC, where both signs say the same.
  const zone = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind)
  onTestFinished(() => zone.mockRestore())
  expect(exifDateAt(0).offset).toBe(offset)
})
