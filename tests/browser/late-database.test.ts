import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseSilent, openDatabase, unlessSilent } from '@/features/enhancement/on-device/storage/database'
import { createResultStore } from '@/features/enhancement/on-device/storage/results-database'
import { inOneTab } from '@/lib/tab-ownership'
import { installLateBrowser, type LateAnswers } from '../fixtures/late-browser'
import { ownDatabase } from './databases'

const databaseName = ownDatabase()

/** Has the browser answer late, on a clock that the test drives. */
function answerLate(late: LateAnswers) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(installLateBrowser(late))
}

afterEach(() => void vi.useRealTimers())

describe.each([
  ['its opening', (lateness: number | 'never') => ({ open: { [databaseName()]: lateness } })],
  ['its requests', (lateness: number | 'never') => ({ requests: { [databaseName()]: lateness } })],
])('a database that is late with %s', (_, late) => {
  test('is silent after three seconds, and its answer counts when it comes', async () => {
    await createResultStore(databaseName()).write('a', { name: 'a.jpg' }, new Blob(['enhanced']))
    answerLate(late(25_000))
    const { records, answers } = createResultStore(databaseName())
    const asked = records()
    expect(answers.state).toBe('unknown')
    await vi.advanceTimersByTimeAsync(3_100)
    expect(answers.state).toBe('silent')
    // Each request may be late anew.
    const settled = vi.fn()
    void asked.finally(settled)
    while (settled.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1_000)
    expect([...(await asked).keys()]).toEqual(['a'])
    expect(answers.state).toBe('answering')
  })

  test('holds nothing up that can do without it', async () => {
    answerLate(late('never'))
    const { records, answers } = createResultStore(databaseName())
    const told = vi.fn()
    unlessSilent(records(), answers).catch(told)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(DatabaseSilent))
    // From then on nothing waits at all.
    await expect(unlessSilent(new Promise(() => {}), answers)).rejects.toThrow(DatabaseSilent)
  })
})

test('a refusal is an answer', async () => {
  const { store, answers } = openDatabase(databaseName(), 'results')
  const refuse = () => Promise.reject(new DOMException('', 'SecurityError'))
  await expect(store('readonly', refuse)).rejects.toThrow()
  expect(answers.state).toBe('answering')
})

describe('a lock that is free', () => {
  test('is this tab’s, also after the page stood still right after it asked', async () => {
    onTestFinished(installLateBrowser({ lock: { frozen: 600 } }))
    const [begin, wait] = [vi.fn(), vi.fn()]
    inOneTab(crypto.randomUUID(), begin, wait)
    await expect.poll(() => begin).toHaveBeenCalledOnce()
    expect(wait).not.toHaveBeenCalled()
  })

  test('is this tab’s when its answer is late', async () => {
    answerLate({ lock: 2_000 })
    const [begin, wait] = [vi.fn(), vi.fn()]
    inOneTab(crypto.randomUUID(), begin, wait)
    while (begin.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(100)
    expect(wait).not.toHaveBeenCalled()
  })
})
