import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchLimits, fetchPhoto } from '../../../supabase/functions/enhance-image/photo/fetch-photo.ts'
import { inspectJpeg } from '../../../supabase/functions/enhance-image/photo/jpeg.ts'
import { driveTimers, standStill } from '../../fixtures/still-page.ts'
import { boards, toJpeg, toSharp } from './photographs.ts'
import { close, createSite, listen } from './site.ts'

const photo = toSharp(boards(40, 24))

describe("a photograph's size", () => {
  test.each([
    ['a baseline JPEG', photo.clone().jpeg()],
    ['a progressive JPEG', photo.clone().jpeg({ progressive: true })],
    ['a grey JPEG', photo.clone().toColourspace('b-w').jpeg()],
  ])('of %s is read', async (_, picture) => {
    expect(inspectJpeg(await picture.toBuffer())).toEqual({ width: 40, height: 24 })
  })

  test.each([
    ['a JPEG for print', photo.clone().toColourspace('cmyk').jpeg()],
    ['a PNG', photo.clone().png()],
  ])('of %s is not read', async (_, picture) => {
    const bytes = await picture.toBuffer()
    expect(() => inspectJpeg(bytes)).toThrow('Only JPEG photographs can be enhanced')
  })

  test('is not read from a JPEG that ends too early, at any byte', async () => {
    const jpeg = await toJpeg(boards(40, 24))
    for (let length = 0; length < jpeg.length; length += 1)
      expect(() => inspectJpeg(jpeg.subarray(0, length)), `${length} bytes`).toThrow(/Only JPEG|damaged/)
  })

  test.each([
    ['has no rows', 'ffc0000b08000000280101', 'Only JPEG'],
    ['has more segments than any photograph', 'fffe0002'.repeat(10_001), 'too many parts'],
  ])('is not read from a JPEG that %s', (_, segments, problem) => {
    expect(() => inspectJpeg(Buffer.from(`ffd8${segments}ffd9`, 'hex'))).toThrow(problem)
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
    const reading = fetchPhoto(url, { maxBytes: 1e6, timeout: 60_000 }, new AbortController().signal)
    await expect(reading).rejects.toMatchObject({ status: 502, message: 'The photograph could not be read' })
  })
})

describe('clock: the function for the photo that it’s to enhance', () => {
  let body: ReadableStreamDefaultController<Uint8Array>

  beforeEach(() => {
    driveTimers()
    vi.stubGlobal('fetch', async (_: URL, { signal }: { signal: AbortSignal }) => {
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          body = controller
          signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
      return new Response(stream)
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  const url = new URL('http://localhost/photos/plain.jpg')
  const read = () => fetchPhoto(url, fetchLimits, new AbortController().signal)
  const tookTooLong = { status: 504, message: 'Reading the photograph took too long' }

  function answer(): void {
    body.enqueue(Uint8Array.of(1))
    body.close()
  }

  test('late: it has ten seconds to come whole', async () => {
    const reading = read()
    await vi.advanceTimersByTimeAsync(9_900)
    answer()
    expect([...(await reading)]).toEqual([1])
  })

  test('never: it’s refused with status 504', async () => {
    const refused = expect(read()).rejects.toMatchObject(tookTooLong)
    await vi.advanceTimersByTimeAsync(10_000)
    await refused
  })

  test('frozen: after a suspended process it’s refused with status 504, and read at the next try', async () => {
    const refused = expect(read()).rejects.toMatchObject(tookTooLong)
    await vi.advanceTimersByTimeAsync(0)
    standStill()
    await refused
    const again = read()
    await vi.advanceTimersByTimeAsync(0)
    answer()
    expect([...(await again)]).toEqual([1])
  })
})
