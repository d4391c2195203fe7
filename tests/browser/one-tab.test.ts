import { expect, onTestFinished, test, vi } from 'vitest'
import { inOneTab } from '@/lib/one-tab'

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

test('a tab that waits has it once the other one is closed', async () => {
  const name = crypto.randomUUID()
  const other = Promise.withResolvers<void>()
  void navigator.locks.request(name, () => other.promise)
  const [begin, wait] = [vi.fn(), vi.fn()]
  inOneTab(name, begin, wait)
  await expect.poll(() => wait).toHaveBeenCalledOnce()
  expect(begin).not.toHaveBeenCalled()
  other.resolve()
  await expect.poll(() => begin).toHaveBeenCalledOnce()
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
