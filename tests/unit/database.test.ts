import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DatabaseSilent, openDatabase, unlessSilent } from '@/features/enhancement/on-device/storage/database'
import { driveTimers, standStill } from '../fixtures/still-page'

/** What the browser is asked, and answers when a test has it answer. */
let browser: PromiseWithResolvers<string>

vi.mock('idb-keyval', () => ({ createStore: () => () => browser.promise }))

beforeEach(() => {
  browser = Promise.withResolvers()
  driveTimers()
})

const ask = () => {
  const { store, answers } = openDatabase('a database', 'its store')
  return { answers, asked: store('readonly', () => Promise.resolve('')) }
}

describe('clock: the photo tool for its databases', () => {
  test('late: it’s silent after three seconds, and the answer counts when it comes', async () => {
    const { answers, asked } = ask()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(answers.state).toBe('unknown')
    await vi.advanceTimersByTimeAsync(22_000)
    expect(answers.state).toBe('silent')
    browser.resolve('the last batch')
    expect(await asked).toBe('the last batch')
    expect(answers.state).toBe('answering')
  })

  test('never: what can do without it goes on, and nobody is told that there is nothing', async () => {
    const { answers, asked } = ask()
    const said = vi.fn()
    asked.then(said, said)
    const goesOn = expect(unlessSilent(asked, answers)).rejects.toThrow(DatabaseSilent)
    await vi.advanceTimersByTimeAsync(600_000)
    await goesOn
    expect(said).not.toHaveBeenCalled()
    expect(answers.state).toBe('silent')
  })

  test('frozen: an answer that came while the page stood still is heard before its time is up', async () => {
    const { answers, asked } = ask()
    const silent = vi.fn()
    answers.subscribe(silent)
    await vi.advanceTimersByTimeAsync(2_900)
    standStill()
    browser.resolve('the last batch')
    expect(await asked).toBe('the last batch')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(silent.mock.calls).toEqual([['answering']])
  })
})
