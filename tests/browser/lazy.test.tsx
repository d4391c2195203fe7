import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LoadError } from '@/lib/fetch-file'
import { lazyModule } from '@/lib/lazy-module'
import { Lazy } from '@/ui/Lazy'
import { showToast } from '@/ui/lazy-toasts'
import { driveTimers, standStill } from '../fixtures/still-page'
import { render } from './render'

vi.mock('@/ui/lazy-toasts', { spy: true })

/** Each attempt to load the part. */
let attempts: PromiseWithResolvers<string>[]

beforeEach(() => {
  attempts = []
  vi.mocked(showToast).mockReset()
})
afterEach(() => void vi.restoreAllMocks())

/** A page with an optional part. */
async function show() {
  const part = lazyModule(() => {
    attempts.push(Promise.withResolvers())
    return attempts.at(-1)?.promise ?? Promise.reject(new LoadError())
  })
  await render(
    <>
      <p>the page</p>
      <Lazy of={part} when={true}>
        {(words) => <p>{words}</p>}
      </Lazy>
    </>,
  )
  await expect.poll(() => attempts).toHaveLength(1)
}

/** An attempt fails, and the page hears of it. */
async function fail() {
  // React draws in a task of its own that an attempt has begun.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const timers = vi.getTimerCount()
  attempts.at(-1)?.reject(new LoadError())
  await vi.waitUntil(() => vi.getTimerCount() > timers, { timeout: 60_000, interval: 0 })
}

const comes = () => expect.element(page.getByText('the part')).toBeVisible()

describe('clock: a part of the page that failed to load', () => {
  test('late: it comes then', async () => {
    await show()
    driveTimers()
    await fail()
    await vi.advanceTimersByTimeAsync(60_000)
    await expect.poll(() => attempts).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(600_000)
    attempts.at(-1)?.resolve('the part')
    await comes()
    expect(attempts).toHaveLength(2)
  })

  test('never: the page works without it, tries each minute, and tells nobody', async () => {
    await show()
    driveTimers()
    for (const attempt of [2, 3]) {
      await fail()
      await vi.advanceTimersByTimeAsync(60_000)
      await expect.poll(() => attempts).toHaveLength(attempt)
    }
    await expect.element(page.getByText('the page')).toBeVisible()
    expect(showToast).not.toHaveBeenCalled()
  })

  test('frozen: it’s tried once when the page moves again', async () => {
    await show()
    driveTimers()
    await fail()
    standStill(600_000)
    await expect.poll(() => attempts).toHaveLength(2)
    attempts.at(-1)?.resolve('the part')
    await comes()
  })
})
