import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { downloadAll, downloadImage } from '@/features/enhancement/on-server/download-image'
import { enhanceSiteImage, type Wait } from '@/features/enhancement/on-server/enhance-image'
import { ServerTool } from '@/features/enhancement/on-server/ServerTool'
import { enhanceAllOnServer, serverStore } from '@/features/enhancement/on-server/server-tool'
import { showToast } from '@/ui/toast'
import { render } from './render'

vi.mock('@/ui/toast', { spy: true })

type Answer = (url: URL, init: RequestInit | undefined) => Response | Promise<Response>

const { fetch } = globalThis
let answer: Answer

const enhanced: Answer = ({ pathname }, init) =>
  pathname.startsWith('/functions/')
    ? Response.json({ success: true, enhancedImageUrl: JSON.parse(`${init?.body}`).imageUrl })
    : new Response('a picture', { headers: { 'content-type': 'image/jpeg' } })

const items = () => serverStore.state.batch.items
const completed = () => items().filter(({ status }) => status === 'completed').length

async function enhanceAll() {
  enhanceAllOnServer()
  await expect.poll(completed).toBe(13)
}

beforeEach(() => {
  answer = enhanced
  vi.mocked(showToast).mockReset()
  vi.stubGlobal('fetch', async (resource: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(resource instanceof Request ? resource.url : resource, location.origin)
    return /^\/(?:functions|photos)\//.test(url.pathname) ? answer(url, init) : fetch(resource, init)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a request to the backend', () => {
  let stop: AbortController
  let waits: (Wait | null)[]

  const ask = () => enhanceSiteImage('/photos/stairs-detail.jpg', stop.signal, (wait) => waits.push(wait))
  const hangs: Answer = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })

  beforeEach(() => {
    stop = new AbortController()
    waits = []
  })

  test('says what is wrong with an answer that is not its own', async () => {
    answer = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    await expect(ask()).rejects.toMatchObject({ reason: expect.stringContaining('isn’t one that') })
    answer = () => new Response('{"success":', { headers: { 'content-type': 'application/json' } })
    await expect(ask()).rejects.toMatchObject({ reason: expect.stringContaining('isn’t one that') })
    answer = () => new Response('Bad Gateway', { status: 502 })
    await expect(ask()).rejects.toMatchObject({
      message: 'Enhancement failed',
      reason: 'The server answered with status 502. Try again later.',
    })
  })

  test('says after 30 seconds that no answer came, and gives up after five minutes', async () => {
    await ask()
    vi.useFakeTimers()
    answer = hangs
    const asked = expect(ask()).rejects.toMatchObject({ reason: expect.stringContaining('within 5 minutes') })
    await vi.advanceTimersByTimeAsync(29_000)
    expect(waits.at(-1)).toBeNull()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(waits.at(-1)).toEqual({ kind: 'silent' })
    await vi.advanceTimersByTimeAsync(300_000)
    await asked
    expect(waits.at(-1)).toBeNull()
  })

  test('is not repeated within a second, whatever a busy backend says', async () => {
    await ask()
    vi.useFakeTimers()
    let asked = 0
    answer = (url, init) =>
      ++asked < 3 ? new Response(null, { status: 429, headers: { 'Retry-After': '0' } }) : enhanced(url, init)
    const address = ask()
    await vi.advanceTimersByTimeAsync(900)
    expect(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(asked).toBe(2)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await address).toContain('/photos/stairs-detail.jpg')
  })

  test.each([
    ['while it hangs', hangs],
    [
      'while the answer of a busy backend is read',
      () => new Response(new ReadableStream(), { status: 429, headers: { 'Retry-After': '600' } }),
    ],
    [
      'while a busy backend is waited for',
      () => new Response(null, { status: 429, headers: { 'Retry-After': '600' } }),
    ],
  ] satisfies [string, Answer][])('ends at once when it is cancelled %s', async (_, answers) => {
    const begun = Promise.withResolvers<void>()
    answer = (url, init) => {
      begun.resolve()
      return answers(url, init)
    }
    const asked = ask()
    await begun.promise
    setTimeout(() => stop.abort(new Error('cancelled')), 50)
    await expect(asked).rejects.toThrow('cancelled')
  })
})

describe('saving what the server has made', () => {
  let saved: Blob[]

  beforeEach(async () => {
    saved = []
    vi.stubGlobal('showSaveFilePicker', undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob)
      return 'blob:'
    })
    await enhanceAll()
    vi.mocked(showToast).mockClear()
  })

  const without = (path: string, otherwise: Response): Answer => {
    return (url, init) => (url.pathname === path ? otherwise : enhanced(url, init))
  }

  test('leaves out and names a picture that is gone, which is pending again', async () => {
    answer = without('/photos/stairs-detail.jpg', new Response('', { status: 404 }))
    await downloadAll(items(), () => {})
    const zip = await saved[0]?.text()
    expect(zip).toContain('enhanced-hero-section.jpg')
    expect(zip).not.toContain('stairs-detail.jpg')
    expect(vi.mocked(showToast).mock.calls.flat()).toEqual([
      { kind: 'success', message: '12 images saved in one zip file' },
      {
        kind: 'error',
        title: 'Failed to download image',
        message: 'No longer on the server: stairs-detail.jpg. Enhance All Images makes them again.',
      },
    ])
    expect(items().filter(({ isExported }) => isExported)).toHaveLength(12)
    expect(items().find(({ id }) => id.includes('stairs-detail'))?.status).toBe('pending')
  })

  test('keeps a result that does not come now, or comes as a sign-in page', async () => {
    answer = without('/photos/stairs-detail.jpg', new Response('<!doctype html>', { status: 200 }))
    await downloadAll(items(), () => {})
    expect(vi.mocked(showToast)).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: expect.stringContaining('didn’t send stairs-detail.jpg') }),
    )
    expect(items().find(({ id }) => id.includes('stairs-detail'))).toMatchObject({
      status: 'completed',
      isExported: false,
    })
  })

  test('saves no empty zip when the server is down', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await downloadAll(items(), () => {})
    expect(saved).toEqual([])
    expect(showToast).toHaveBeenCalledOnce()
    expect(completed()).toBe(13)
  })

  test('one alone says whether it could be had', async () => {
    const [first] = items()
    if (!first) throw new Error('No image')
    await downloadImage(first)
    expect(showToast).toHaveBeenLastCalledWith({
      kind: 'success',
      message: 'Image downloaded successfully!',
    })
    expect(items()[0]?.isExported).toBe(true)
    answer = () => new Response('', { status: 500 })
    await downloadImage(first)
    expect(showToast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Failed to download image' }))
  })
})

test('finished images that nobody has saved are not made again without a question', async () => {
  let enhancements = 0
  answer = (url, init) => {
    if (url.pathname.startsWith('/functions/')) enhancements++
    return enhanced(url, init)
  }
  await enhanceAll()
  const screen = await render(<ServerTool />)
  const enhanceButton = screen.getByRole('button', { name: 'Enhance All Images' })
  await enhanceButton.click()
  const question = 'None of these 13 photos are saved. Make all of them again?'
  await expect.element(screen.getByRole('group', { name: question })).toBeVisible()
  await screen.getByRole('button', { name: 'Keep' }).click()
  expect(enhancements).toBe(13)
  await enhanceButton.click()
  await screen
    .getByRole('group', { name: question })
    .getByRole('button', { name: 'Enhance All Images' })
    .click()
  await expect.poll(() => enhancements).toBe(26)
  await expect.poll(completed).toBe(13)
})
