import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { inOneTab } from '@/lib/tab-ownership'
import { installLateBrowser } from '../fixtures/late-browser'
import { driveTimers, standStill } from '../fixtures/still-page'

/** A tab that wants its turn. */
function open(name: string) {
  const tab = { says: 'nothing', isOver: false, takeOver: () => {} }
  tab.takeOver = inOneTab(
    name,
    (over) => {
      tab.says = 'has it'
      over.addEventListener('abort', () => {
        tab.isOver = true
      })
    },
    () => {
      tab.says = 'waits'
    },
  )
  return tab
}

test('the first tab has it, and the others take it over from each other', async () => {
  const name = crypto.randomUUID()
  const first = open(name)
  await expect.poll(() => first.says).toBe('has it')
  const second = open(name)
  const says = () => expect.poll(() => [first.says, second.says])
  await says().toEqual(['has it', 'waits'])
  second.takeOver()
  await says().toEqual(['waits', 'has it'])
  expect([first.isOver, second.isOver]).toEqual([true, false])
  first.takeOver()
  await says().toEqual(['has it', 'waits'])
})

describe('clock: the tool for its lock', () => {
  const start = () => {
    const name = crypto.randomUUID()
    const other = Promise.withResolvers<void>()
    const [begin, wait] = [vi.fn(), vi.fn()]
    const hold = () => void navigator.locks.request(name, () => other.promise).catch(() => {})
    return { name, other, begin, wait, hold }
  }
  /** Until this tab waits in line for a lock that another one holds, or no more. */
  const waitsInLine = (name: string, does = true) =>
    expect
      .poll(async () => (await navigator.locks.query()).pending?.some((lock) => lock.name === name))
      .toBe(does)

  test('late: a free lock is this tab’s, however late the browser says so', async () => {
    driveTimers()
    onTestFinished(installLateBrowser({ lock: 60_000 }))
    const { name, begin, wait } = start()
    inOneTab(name, begin, wait)
    while (begin.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1_000)
    expect(wait).not.toHaveBeenCalled()
  })

  test('late: a tab that waits has it three seconds after the other one is closed', async () => {
    driveTimers()
    const { name, other, hold, begin, wait } = start()
    hold()
    inOneTab(name, begin, wait)
    while (wait.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(100)
    await waitsInLine(name)
    other.resolve()
    await waitsInLine(name, false)
    expect(begin).not.toHaveBeenCalled()
    while (begin.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1_000)
  })

  test('never: the tool waits for the other tab, or for a press that takes it over', async () => {
    driveTimers()
    const { name, hold, begin, wait } = start()
    hold()
    const takeOver = inOneTab(name, begin, wait)
    await waitsInLine(name)
    await vi.advanceTimersByTimeAsync(500)
    await expect.poll(() => wait).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(begin).not.toHaveBeenCalled()
    takeOver()
    await expect.poll(() => begin).toHaveBeenCalledOnce()
  })

  test('frozen: a lock that was freed while the page stood still is this tab’s, before anything is said', async () => {
    driveTimers()
    const { name, other, hold, begin, wait } = start()
    hold()
    inOneTab(name, begin, wait)
    await waitsInLine(name)
    other.resolve()
    standStill()
    await expect.poll(() => begin).toHaveBeenCalledOnce()
    expect(wait).not.toHaveBeenCalled()
  })
})

test.each([
  ['has no locks', undefined],
  ['refuses locks', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
])('a browser that %s lets every tab have it', async (_, locks) => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager)
  onTestFinished(() => void vi.restoreAllMocks())
  const [begin, wait] = [vi.fn(), vi.fn()]
  for (let tab = 0; tab < 2; tab++) inOneTab('name', begin, wait)
  await expect.poll(() => [begin.mock.calls.length, wait.mock.calls.length]).toEqual([2, 0])
})
