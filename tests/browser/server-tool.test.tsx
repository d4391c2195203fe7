import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { siteImages } from '@/content/work/site-images'
import { addressesOf } from '@/features/enhancement/batch/item'
import { enhanceSiteImage, type Wait } from '@/features/enhancement/on-server/call-function'
import { downloadAll, downloadImage } from '@/features/enhancement/on-server/download-image'
import { ServerTool } from '@/features/enhancement/on-server/ServerTool'
import { sendServer, serverStore } from '@/features/enhancement/on-server/server-tool'
import { findUnfinishedWork } from '@/lib/update-hold'
import { showToast } from '@/ui/lazy-toasts'
import { installLateBrowser } from '../fixtures/late-browser'
import { driveTimers, standStill } from '../fixtures/still-page'
import { render } from './render'

vi.mock('@/ui/lazy-toasts', { spy: true })
// Making the photographs' variants takes minutes, and these tests don't need them.
vi.mock('@/ui/Photo', () => ({ Photo: ({ name }: { name: string }) => <img alt={name} /> }))

type Answer = (url: URL, init: RequestInit | undefined) => Response | Promise<Response>

const { fetch } = globalThis
let answer: Answer

const enhanced: Answer = ({ pathname }, init) =>
  pathname.startsWith('/functions/')
    ? Response.json({ success: true, enhancedImageUrl: JSON.parse(`${init?.body}`).imageUrl })
    : new Response('a picture', { headers: { 'content-type': 'image/jpeg' } })

const items = () => serverStore.state.batch.items
const completed = () => items().filter(({ status }) => status === 'completed').length
const all = siteImages.length
const fileOf = (index: number) => `${siteImages.at(index)?.name}.jpg`
const [first, last] = [fileOf(0), fileOf(-1)]
const untouched = serverStore.state

async function enhanceAll() {
  sendServer({ type: 'start' })
  await expect.poll(completed).toBe(all)
}

beforeEach(() => {
  sendServer({ type: 'pause' })
  serverStore.setState(() => untouched)
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

  describe('clock: a site image for the backend', () => {
    beforeEach(async () => {
      // What it needs comes first, on the real clock.
      await ask()
      driveTimers()
    })

    test('late: the page says after 30 seconds that no answer came, until it comes', async () => {
      answer = enhanced
      onTestFinished(installLateBrowser({ fetch: { '/functions/': 290_000 } }))
      const asked = ask()
      await vi.advanceTimersByTimeAsync(29_000)
      expect(waits.at(-1)).toBeNull()
      await vi.advanceTimersByTimeAsync(2_000)
      expect(waits.at(-1)).toEqual({ kind: 'silent', for: 30_000 })
      await vi.advanceTimersByTimeAsync(259_000)
      expect(await asked).toContain('/photos/stairs-detail.jpg')
      expect(waits.at(-1)).toBeNull()
    })

    test('never: it has failed after five minutes, and can be retried', async () => {
      answer = enhanced
      const asUsual = installLateBrowser({ fetch: { '/functions/': 'never' } })
      const asked = expect(ask()).rejects.toMatchObject({ failure: { kind: 'took too long' } })
      await vi.advanceTimersByTimeAsync(301_000)
      await asked
      expect(waits.at(-1)).toBeNull()
      asUsual()
      expect(await ask()).toContain('/photos/stairs-detail.jpg')
    })

    test('frozen: an answer that came while the page stood still is heard before its time is up', async () => {
      const answered = Promise.withResolvers<Response>()
      answer = (url, init) => Promise.race([answered.promise, hangs(url, init)])
      const asked = ask()
      await vi.advanceTimersByTimeAsync(299_500)
      standStill()
      answered.resolve(Response.json({ success: true, enhancedImageUrl: '/photos/stairs-detail.jpg' }))
      expect(await asked).toContain('/photos/stairs-detail.jpg')
    })
  })

  test.each([
    ['a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    [
      'half an answer',
      () => new Response('{"success":', { headers: { 'content-type': 'application/json' } }),
    ],
  ] satisfies [string, Answer][])('says so when its answer is %s', async (_, answers) => {
    answer = answers
    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'not understood' } })
  })

  test('says which status came without words of the backend', async () => {
    answer = () => new Response('Bad Gateway', { status: 502 })
    await expect(ask()).rejects.toMatchObject({
      message: 'Enhancement failed',
      failure: { kind: 'status', detail: '502' },
    })
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
    answer = without(`/photos/${last}`, new Response('', { status: 404 }))
    await downloadAll(items(), () => {})
    const zip = await saved[0]?.text()
    expect(zip).toContain(`enhanced-${first}`)
    expect(zip).not.toContain(last)
    expect(vi.mocked(showToast).mock.calls.flat()).toEqual([
      { kind: 'success', message: `${all - 1} photos saved in one zip file` },
      {
        kind: 'error',
        title: 'Failed to download image',
        message: `No longer on the server: ${last}. Enhance All Images makes them again.`,
      },
    ])
    expect(items().filter(({ isExported }) => isExported)).toHaveLength(all - 1)
    expect(items().find(({ id }) => id.includes(last))?.status).toBe('pending')
  })

  test('keeps a result that does not come now, or comes as a sign-in page', async () => {
    answer = without(`/photos/${last}`, new Response('<!doctype html>', { status: 200 }))
    await downloadAll(items(), () => {})
    expect(vi.mocked(showToast)).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: expect.stringContaining(`didn’t send ${last}`) }),
    )
    expect(items().find(({ id }) => id.includes(last))).toMatchObject({
      status: 'completed',
      isExported: false,
    })
  })

  test('takes a picture whose type the server doesn’t say', async () => {
    const type = { headers: { 'content-type': 'text/plain;charset=UTF-8' } }
    answer = without(`/photos/${last}`, new Response(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), type))
    await downloadAll(items(), () => {})
    expect(items().filter(({ isExported }) => isExported)).toHaveLength(all)
  })

  test('saves no empty zip when the server is down', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await downloadAll(items(), () => {})
    expect(saved).toEqual([])
    expect(showToast).toHaveBeenCalledOnce()
    expect(completed()).toBe(all)
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

describe('the tool', () => {
  /** The paths of the images that the backend was asked to enhance. */
  let asked: string[]
  /** Lets the backend answer what it was asked last. */
  let release: () => void

  /** Has the backend answer every image in this way, by its number from one. */
  function answerEach(way: (number: number) => Response | Promise<Response>): void {
    answer = (url, init) => {
      if (!url.pathname.startsWith('/functions/')) return enhanced(url, init)
      const { imageUrl, scale } = JSON.parse(`${init?.body}`)
      expect(scale).toBe(2)
      return way(asked.push(new URL(imageUrl).pathname))
    }
  }
  const success = () => Response.json({ success: true, enhancedImageUrl: siteImages[0]?.path, error: null })
  const successWhenReleased = () =>
    new Promise<Response>((resolve) => {
      release = () => resolve(success())
    })

  async function show() {
    const screen = await render(<ServerTool />)
    const button = (name: string) => screen.getByRole('button', { name, exact: true })
    return { ...screen, button, says: (words: string | RegExp) => expect.element(screen.getByText(words)) }
  }

  beforeEach(() => {
    asked = []
    answerEach(success)
  })

  test('asks for one image after the other, shows every kind of answer and repeats what has failed', async () => {
    let underWay = 0
    let mostAtOnce = 0
    answerEach(async (number) => {
      mostAtOnce = Math.max(mostAtOnce, ++underWay)
      await Promise.resolve()
      underWay--
      if (number === 2) return Response.json({ error: 'Too many images at once' }, { status: 429 })
      return number === 3 ? Response.json({ success: false }) : success()
    })
    const { button, getByRole, getByText } = await show()
    await button('Enhance All Images').click()
    const message = { kind: 'success', message: `Enhanced ${all - 2} of ${all} images` }
    await expect.poll(() => vi.mocked(showToast).mock.calls).toEqual([[message]])
    expect(mostAtOnce).toBe(1)
    expect(asked).toEqual(siteImages.map(({ path }) => path))
    await expect.element(getByText('100% complete')).toBeVisible()
    const rows = getByRole('listitem')
    await expect.element(rows.nth(0)).toMatchTextContent(new RegExp(`Completed.*${first}`))
    await expect.element(rows.nth(1)).toMatchTextContent(/Failed.*Too many images at once/)
    await expect.element(rows.nth(2)).toMatchTextContent(/Failed.*Enhancement failed/)
    await button('Retry All Failed (2)').click()
    await expect.poll(completed).toBe(all)
    expect(asked.slice(all)).toEqual(asked.slice(1, 3))
    // Nothing is left to do.
    expect(button('Enhance All Images').elements()).toEqual([])
  })

  test('asks before results are left that nobody has downloaded, and has a new version wait for them', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await enhanceAll()
    expect(serverStore.state.batch.phase).toBe('idle')
    expect([isAsked(), await findUnfinishedWork()]).toEqual([true, ['photos']])
    sendServer({ type: 'exported', results: addressesOf(items()) })
    expect(isAsked()).toBe(false)
    await expect.poll(findUnfinishedWork).toEqual([])
    // And so it does from the first image on.
    serverStore.setState(() => untouched)
    answerEach(() => new Promise(() => {}))
    sendServer({ type: 'start' })
    await expect.poll(findUnfinishedWork).toEqual(['photos'])
    expect(isAsked()).toBe(true)
  })

  test('pauses at the first image when the server cannot be reached, and goes on when it can', async () => {
    answerEach((number) => (number === 4 ? Promise.reject(new TypeError('Failed to fetch')) : success()))
    const { button, says } = await show()
    await button('Enhance All Images').click()
    await says(`Paused · 3 of ${all} enhanced · 1 failed · ${all - 4} left`).toBeVisible()
    await says(/We can’t reach the server/).toBeVisible()
    expect(asked).toHaveLength(4)
    await button('Resume').click()
    await expect.poll(completed).toBe(all)
    await says(/We can’t reach the server/).not.toBeInTheDocument()
  })

  test.each([
    ['403', () => new Response('{}', { status: 403 }), /takes no requests from/],
    ['503', () => new Response('{}', { status: 503 }), /answered with status 503/],
  ])(
    'pauses when two images in a row have failed with %s, says so once, and begins with them again',
    async (_, refuse, words) => {
      answerEach((number) => (number < 3 ? refuse() : success()))
      const { button, says, getByText, getByRole } = await show()
      await button('Enhance All Images').click()
      await says(`Paused · 0 of ${all} enhanced · 2 failed · ${all - 2} left`).toBeVisible()
      await says(/Two images in a row have failed for the same reason/).toMatchTextContent(words)
      await expect.element(getByRole('listitem').nth(1)).toMatchTextContent(/Failed.*Enhancement failed/)
      expect(getByText(words).elements()).toHaveLength(1)
      await expect.element(button('Enhance All Images')).toHaveAttribute('aria-disabled', 'true')
      expect(getByText('Enhancing Images...').elements()).toEqual([])
      expect(asked).toHaveLength(2)
      await button('Resume').click()
      await expect.poll(completed).toBe(all)
      await says(/Two images in a row/).not.toBeInTheDocument()
    },
  )

  test('goes on after two failures for the same reason that don’t follow each other', async () => {
    answerEach((number) => (number === 1 || number === 3 ? new Response('{}', { status: 503 }) : success()))
    const { button } = await show()
    await button('Enhance All Images').click()
    await expect.poll(() => asked.length).toBe(all)
    await expect.poll(completed).toBe(all - 2)
  })

  test('goes on while another page is shown, stops at once when paused, and resumes', async () => {
    answerEach(successWhenReleased)
    const { button, unmount } = await show()
    await button('Enhance All Images').click()
    await expect.element(button('Enhancing Images...')).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => asked.length).toBe(1)
    await unmount()
    release()
    await expect.poll(() => asked.length).toBe(2)
    const later = await show()
    await later.button('Pause').click()
    await later.says(`Paused · 1 of ${all} enhanced · ${all - 1} left`).toBeVisible()
    await later.button('Resume').click()
    await expect.poll(() => asked.length).toBe(3)
    expect(asked[2]).toBe(asked[1])
  })

  test('waits as long as a busy server asks, says so, and continues', async () => {
    const busy = () => new Response(null, { status: 429, headers: { 'Retry-After': '1' } })
    answerEach((number) => (number === 1 ? busy() : success()))
    const { button, says } = await show()
    await button('Enhance All Images').click()
    await says(/The server is busy\. We’ll try again at \d+:\d\d/).toBeVisible()
    await expect.poll(completed).toBe(all)
    await says(/The server is busy/).not.toBeInTheDocument()
    expect(asked).toHaveLength(all + 1)
  })
})
