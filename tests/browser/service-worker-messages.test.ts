import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { describeBuild, precacheSite, silent } from '@/features/install/service-worker-messages'

/** A service worker that answers when the test has it answer. */
function manualWorker() {
  const ports: MessagePort[] = []
  const worker = Object.assign(new EventTarget(), {
    state: 'activated',
    postMessage: (_: object, [port]: [MessagePort]) => ports.push(port),
  })
  const answer = (message: object | string) => ports.at(-1)?.postMessage(message)
  const replace = () => {
    worker.state = 'redundant'
    worker.dispatchEvent(new Event('statechange'))
  }
  return { worker: worker as unknown as ServiceWorker, answer, replace }
}

const build = { isOfPage: true, isComplete: true }

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => void vi.useRealTimers())

describe('a service worker’s build', () => {
  test('is known when it answers in time', async () => {
    const { worker, answer } = manualWorker()
    const asked = describeBuild(worker)
    await vi.advanceTimersByTimeAsync(9_000)
    answer(build)
    expect(await asked).toEqual(build)
  })

  test('is silent after ten seconds, and is told when it answers late', async () => {
    const { worker, answer } = manualWorker()
    const late = vi.fn()
    const asked = describeBuild(worker, late)
    await vi.advanceTimersByTimeAsync(10_100)
    expect(await asked).toBe(silent)
    expect(late).not.toHaveBeenCalled()
    answer(build)
    vi.useRealTimers()
    await expect.poll(() => late.mock.calls).toEqual([[build]])
  })

  test('never comes from one that was replaced, which isn’t silence', async () => {
    const { worker, replace } = manualWorker()
    const late = vi.fn()
    const asked = describeBuild(worker, late)
    replace()
    expect(await asked).toBeUndefined()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(late).not.toHaveBeenCalled()
    expect(await describeBuild(null)).toBeUndefined()
  })

  test('that lay there when a frozen page moves again is heard before its time is up', async () => {
    const { worker, answer } = manualWorker()
    const asked = describeBuild(worker)
    // The page stands still for a minute. Then the browser tells it of one moment, and of the answer.
    await vi.advanceTimersByTimeAsync(9_900)
    answer(build)
    vi.useRealTimers()
    expect(await asked).toEqual(build)
  })
})

test('a site that isn’t stored within the five minutes of a message counts as interrupted, and is asked for again', async () => {
  const { worker, answer } = manualWorker()
  const registration = { active: worker } as unknown as ServiceWorkerRegistration
  const asked = precacheSite(registration)
  await vi.advanceTimersByTimeAsync(301_000)
  expect(await asked).toBe('interrupted')
  const again = precacheSite(registration)
  answer('complete')
  vi.useRealTimers()
  expect(await again).toBe('complete')
})
