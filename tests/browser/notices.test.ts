import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const [begin, end] = [Date.parse('2026-12-24T05:00Z'), Date.parse('2026-12-28T05:00Z')]

const isSeen = () => document.querySelector<HTMLElement>('aside')?.hidden === false

/** Runs the script that every page has, as in another page. */
const start = () => import(/* @vite-ignore */ `/src/deferred-hydration.ts?${crypto.randomUUID()}`)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  document.body.innerHTML = `<aside data-from="${begin}" data-until="${end}" hidden>Closed.</aside>`
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('a notice is seen as soon as the page is opened on one of its days', async () => {
  vi.setSystemTime(begin)
  await start()
  expect(isSeen()).toBe(true)
})

test('in a tab that stays open it comes at its first moment and goes after its last', async () => {
  await start()
  const isSeenAt = (moment: number) => {
    vi.setSystemTime(moment)
    // As when the tab is shown again, or a phone wakes up.
    document.dispatchEvent(new Event('visibilitychange'))
    return isSeen()
  }
  expect([begin - 1, begin, end - 1, end].map(isSeenAt)).toEqual([false, true, true, false])
})
