import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import type { Locator } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import FullQuality from '@/features/portfolio/full-quality/FullQuality'

const files = ['a', 'b', 'c'].map((name, index) => ({
  name,
  url: `/assets/${name}-1800w-12345678.avif`,
  key: `/full-quality/${name}/12345678`,
  bytes: (index + 1) * 400_000,
}))
const cacheName = 'full-quality-photos'

/** Stands in for the server. A missing photograph is answered with a smaller one, as by the service worker. */
let answer: (url: string) => Promise<Response>
let persist: Mock<() => Promise<boolean>>

const photo = (url: string) => new Response(new Blob([new Uint8Array(sizeOf(url))], { type: 'image/avif' }))
const sizeOf = (url: string) => files.find((file) => file.url === url)?.bytes ?? 0
const smaller = () => new Response(new Blob(['smaller']))

beforeEach(async () => {
  await caches.delete(cacheName)
  answer = async (url) => photo(url)
  vi.stubGlobal('fetch', (url: string) =>
    url === '/full-quality.json' ? Promise.resolve(Response.json(files)) : answer(url),
  )
  persist = vi.fn(async () => true)
  vi.spyOn(navigator.storage, 'persist').mockImplementation(persist)
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = () => render(<FullQuality />)

const keptPaths = async () =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => new URL(url).pathname)

/** Whether the next Tab press reaches a button, so that the focus is not back at the page's start. */
const isFocusAround = (button: Locator) =>
  document.activeElement !== document.body && document.activeElement?.contains(button.element())

it('shows the size first, asks for persistent storage, saves and removes', async () => {
  const screen = await show()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Save for offline in full quality: 3 photos, 2.4 MB')
  expect(persist).not.toHaveBeenCalled()

  await screen.getByRole('button', { name: 'Save for offline' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved for offline: 3 photos, 2.4 MB')
  await expect.element(screen.getByText('They stay on this device until you remove them.')).toBeVisible()
  await expect.poll(() => isFocusAround(screen.getByRole('button', { name: 'Remove' }))).toBe(true)
  expect(persist).toHaveBeenCalledOnce()
  expect(await keptPaths()).toEqual(files.map(({ key }) => key))

  await screen.getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => isFocusAround(screen.getByRole('button', { name: 'Save for offline' }))).toBe(true)
  expect(await caches.has(cacheName)).toBe(false)
})

it('shows its progress, can be paused and resumes from there', async () => {
  let arrive = () => {}
  answer = (url) =>
    url === files[1]?.url
      ? new Promise((resolve) => {
          arrive = () => resolve(photo(url))
        })
      : Promise.resolve(photo(url))
  const screen = await show()
  await screen.getByRole('button', { name: 'Save for offline' }).click()
  await expect.element(screen.getByText('1 of 3 photos, 0.4 of 2.4 MB')).toBeVisible()
  await expect
    .element(screen.getByRole('progressbar', { name: 'Photos saved for offline' }))
    .toHaveAttribute('aria-valuenow', `${100 / 6}`)

  await screen.getByRole('button', { name: 'Pause' }).click()
  arrive()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Saved for offline: 1 of 3 photos, 0.4 of 2.4 MB')

  const asked: string[] = []
  answer = async (url) => {
    asked.push(url)
    return photo(url)
  }
  await screen.getByRole('button', { name: 'Resume' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved for offline: 3 photos, 2.4 MB')
  expect(asked).toEqual(files.slice(1).map(({ url }) => url))
})

it('does not save a smaller photograph when the connection is lost', async () => {
  answer = async (url) => (url === files[2]?.url ? smaller() : photo(url))
  const screen = await show()
  await screen.getByRole('button', { name: 'Save for offline' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The connection went away. Resume when it is back.')
  expect(await keptPaths()).toEqual(files.slice(0, 2).map(({ key }) => key))
})

it('says that there is no room', async () => {
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  const screen = await show()
  await screen.getByRole('button', { name: 'Save for offline' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('There is no room for more on this device. Free some space, then resume.')
})

it('replaces photographs that a new version of the site has changed', async () => {
  const cache = await caches.open(cacheName)
  for (const path of ['/full-quality/a/12345678', '/full-quality/b/12345678', '/full-quality/c/00000000']) {
    await cache.put(path, new Response('photo'))
  }
  const screen = await show()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('There are new photos to save: 1 photo, 1.2 MB')
  await screen.getByRole('button', { name: 'Update' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved for offline: 3 photos, 2.4 MB')
  expect((await keptPaths()).toSorted()).toEqual(files.map(({ key }) => key))
})
