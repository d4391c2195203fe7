import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { driveTimers, standStill } from '../fixtures/still-page'

/** The page's scripts run when a test has them run. They begin with the first press. */
let scripts: PromiseWithResolvers<void>
const hydratePage = vi.fn(() => scripts.promise)
/** What became of presses: that of a link is the browser's own way to its page. */
const presses: string[] = []
const link = () => page.getByRole('link', { name: 'Project' })
const button = () => page.getByRole('button', { name: 'Filter' })

/** Before the page's start script. */
function note(event: Event): void {
  if (event.isTrusted) return
  presses.push((event.target as HTMLElement).textContent)
  event.preventDefault()
}

beforeEach(async () => {
  scripts = Promise.withResolvers()
  presses.length = 0
  hydratePage.mockClear()
  Object.assign(window, { hydratePage })
  document.body.innerHTML =
    '<a href="/project" data-in-place>Project</a><button type="button">Filter</button>'
  addEventListener('click', note, true)
  driveTimers()
  // The script of another page.
  await import(/* @vite-ignore */ `/src/deferred-hydration.ts?${crypto.randomUUID()}`)
})

afterEach(async () => {
  // Its listeners go when the scripts run.
  scripts.resolve()
  await vi.advanceTimersByTimeAsync(60_000)
  removeEventListener('click', note, true)
  document.body.innerHTML = ''
  Reflect.deleteProperty(window, 'hydratePage')
})

/** By its key: while a click is on its way, Vitest moves the test's clock on. */
async function press(target: Locator): Promise<void> {
  ;(target.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

const begun = (times = 1) =>
  vi.waitUntil(() => hydratePage.mock.calls.length === times, { timeout: 60_000, interval: 10 })

describe('clock: the page’s scripts', () => {
  test('late: they start then, and do what was pressed', async () => {
    await press(button())
    await begun()
    await vi.advanceTimersByTimeAsync(600_000)
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    scripts.resolve()
    await expect.poll(() => presses).toEqual(['Filter'])
    await expect.element(button()).not.toHaveAttribute('aria-busy')
  })

  test('never: links lead to their pages, and nothing is asked for twice', async () => {
    await press(link())
    await vi.advanceTimersByTimeAsync(600_000)
    expect(presses).toEqual(['Project'])
    expect(hydratePage).toHaveBeenCalledOnce()
  })

  test('frozen: scripts that failed are fetched once more when the page moves again', async () => {
    await press(button())
    await begun()
    scripts.reject(new Error('Failed to fetch'))
    await expect.element(button()).not.toHaveAttribute('aria-busy')
    scripts = Promise.withResolvers()
    standStill(600_000)
    await begun(2)
  })
})

describe('clock: a link that was pressed before the scripts run', () => {
  test('late: it opens its page after five seconds, and not again when they come', async () => {
    await press(link())
    await vi.advanceTimersByTimeAsync(4_900)
    expect(presses).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(presses).toEqual(['Project'])
    scripts.resolve()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(presses).toEqual(['Project'])
  })

  test('never: it opens its page', async () => {
    await press(link())
    await vi.advanceTimersByTimeAsync(600_000)
    expect(presses).toEqual(['Project'])
  })

  test('frozen: it opens its page when the page moves again, once', async () => {
    await press(link())
    standStill()
    scripts.resolve()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(presses).toEqual(['Project'])
  })
})
