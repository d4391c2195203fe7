import type { Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchPhoto } from '../../../supabase/functions/enhance-image/photo/fetch-photo.ts'
import { readJpegSize } from '../../../supabase/functions/enhance-image/photo/jpeg-header.ts'
import { boards, toJpeg, toSharp } from './photographs.ts'
import { close, createSite, listen } from './site.ts'

// Starting the server may take long on a slow machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const photo = toSharp(boards(40, 24))
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

describe("a photograph's size", () => {
  test.each([
    ['baseline', photo.clone().jpeg()],
    ['progressive', photo.clone().jpeg({ progressive: true })],
    ['grey', photo.clone().toColourspace('b-w').jpeg()],
    [
      'with a profile and EXIF',
      photo
        .clone()
        .keepIccProfile()
        .withExif({ IFD0: { Artist: 'x' } })
        .jpeg(),
    ],
  ])('is read from a %s JPEG without decoding it', async (_, picture) => {
    expect(readJpegSize(await bytesOf(picture))).toEqual({ width: 40, height: 24 })
  })

  test.each([
    ['a PNG', photo.clone().png()],
    ['a WebP', photo.clone().webp()],
    ['a GIF', photo.clone().gif()],
    ['a JPEG for print', photo.clone().toColourspace('cmyk').jpeg()],
  ])('is not read from %s', async (_, picture) => {
    const bytes = await bytesOf(picture)
    expect(() => readJpegSize(bytes)).toThrow('Only JPEG photographs can be enhanced')
  })

  test('is not read from a JPEG that ends within its header, at any byte', async () => {
    const jpeg = await toJpeg(boards(40, 24))
    const header = Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0])) + 10
    for (let length = 0; length < header; length += 1) {
      expect(() => readJpegSize(jpeg.subarray(0, length)), `${length} bytes`).toThrow('Only JPEG')
    }
  })

  test('is not read from a JPEG that claims a size of zero', async () => {
    const jpeg = await toJpeg(boards(40, 24))
    jpeg.fill(0, Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0])) + 5, -1)
    expect(() => readJpegSize(jpeg)).toThrow('Only JPEG')
  })
})

describe('reading a photograph', () => {
  let server: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    server = await listen((await createSite()).listener)
  })
  afterAll(() => close(server.server))

  const read = (name: string, abort = new AbortController().signal) =>
    fetchPhoto(
      new URL(`http://localhost:${server.port}/photos/${name}`),
      { maxBytes: 1e6, timeout: 300 },
      abort,
    )

  test('returns all bytes', async () => {
    expect(await read('plain.jpg')).toEqual(await toJpeg(boards(96, 64)))
  })

  test('times out, even if the answer has begun', async () => {
    await expect(read('never-ending.jpg')).rejects.toMatchObject({
      status: 504,
      message: 'Reading the photograph took too long',
    })
  })

  test('stops when the client disconnects', async () => {
    const disconnect = new AbortController()
    const reading = read('never-ending.jpg', disconnect.signal)
    disconnect.abort(new Error('disconnected'))
    await expect(reading).rejects.toThrow('disconnected')
  })

  test('fails when no server answers', async () => {
    const url = new URL('http://localhost:1/photos/plain.jpg')
    const reading = fetchPhoto(url, { maxBytes: 1e6, timeout: 5_000 }, new AbortController().signal)
    await expect(reading).rejects.toMatchObject({ status: 502, message: 'The photograph could not be read' })
  })
})
