import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { describeBuild, precacheSite, silent } from '@/features/install/service-worker-messages'
import { installLateBrowser } from '../fixtures/late-browser'
import { driveTimers, standStill } from '../fixtures/still-page'

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

beforeEach(() => driveTimers())

describe('clock: the page for a service worker’s build', () => {
  test('an answer in time counts', async () => {
    const { worker, answer } = manualWorker()
    const asked = describeBuild(worker)
    await vi.advanceTimersByTimeAsync(9_000)
    answer(build)
    expect(await asked).toEqual(build)
  })

  test('late: it’s silent after ten seconds, and told when it answers', async () => {
    onTestFinished(installLateBrowser({ port: 20_000 }))
    const { worker, answer } = manualWorker()
    const late = vi.fn()
    const asked = describeBuild(worker, late)
    answer(build)
    await vi.advanceTimersByTimeAsync(10_100)
    expect(await asked).toBe(silent)
    expect(late).not.toHaveBeenCalled()
    while (late.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1_000)
    expect(late.mock.calls).toEqual([[build]])
  })

  test('never: it’s silent, and that isn’t a no', async () => {
    const { worker } = manualWorker()
    const late = vi.fn()
    const asked = describeBuild(worker, late)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await asked).toBe(silent)
    expect(late).not.toHaveBeenCalled()
  })

  test('one that doesn’t exist or was replaced isn’t silent', async () => {
    const { worker, replace } = manualWorker()
    const late = vi.fn()
    const asked = describeBuild(worker, late)
    replace()
    expect(await asked).toBeUndefined()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(late).not.toHaveBeenCalled()
    expect(await describeBuild(null)).toBeUndefined()
  })

  test('frozen: an answer that came while the page stood still is heard before its time is up', async () => {
    const { worker, answer } = manualWorker()
    const asked = describeBuild(worker)
    await vi.advanceTimersByTimeAsync(9_900)
    standStill()
    answer(build)
    expect(await asked).toEqual(build)
  })
})

describe('clock: the page for the rest of the site', () => {
  const begin = () => {
    const { worker, answer } = manualWorker()
    const registration = { active: worker } as unknown as ServiceWorkerRegistration
    return { ask: () => precacheSite(registration), answer }
  }

  test('late: it counts as interrupted after the five minutes of a message, and is asked for again', async () => {
    const { ask, answer } = begin()
    const asked = ask()
    await vi.advanceTimersByTimeAsync(301_000)
    expect(await asked).toBe('interrupted')
    // Nobody listens to this one any more.
    answer('out of space')
    const again = ask()
    answer('complete')
    expect(await again).toBe('complete')
  })

  test('never: it counts as interrupted each time', async () => {
    const { ask } = begin()
    for (let time = 0; time < 2; time++) {
      const asked = ask()
      await vi.advanceTimersByTimeAsync(301_000)
      expect(await asked).toBe('interrupted')
    }
  })

  test('frozen: what was stored while the page stood still is complete', async () => {
    const { ask, answer } = begin()
    const asked = ask()
    await vi.advanceTimersByTimeAsync(299_900)
    standStill()
    answer('complete')
    expect(await asked).toBe('complete')
  })
})
