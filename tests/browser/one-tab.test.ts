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

const says = (...tabs: readonly ReturnType<typeof open>[]) => expect.poll(() => tabs.map((tab) => tab.says))

test('the first tab has it, and the others take it over from each other', async () => {
  const name = crypto.randomUUID()
  const first = open(name)
  await says(first).toEqual(['has it'])
  const second = open(name)
  await says(first, second).toEqual(['has it', 'waits'])
  second.takeOver()
  await says(first, second).toEqual(['waits', 'has it'])
  expect(first.isOver).toBe(true)
  first.takeOver()
  await says(first, second).toEqual(['has it', 'waits'])
})

test('a tab that waits has it once the other one is closed', async () => {
  const name = crypto.randomUUID()
  const other = Promise.withResolvers<void>()
  void navigator.locks.request(name, () => other.promise)
  const tab = open(name)
  await says(tab).toEqual(['waits'])
  other.resolve()
  await expect.poll(() => tab.says, { timeout: 10_000 }).toBe('has it')
})

test.each([
  ['has no locks', undefined],
  ['refuses locks', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
])('a browser that %s lets every tab have it', async (_, locks) => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager)
  onTestFinished(() => void vi.restoreAllMocks())
  const [one, other] = [open('name'), open('name')]
  await says(one, other).toEqual(['has it', 'has it'])
})
