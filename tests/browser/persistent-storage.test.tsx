import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { askToKeep, useKeeping } from '@/lib/persistent-storage'
import { render } from './render'

const Words = () => <p>{useKeeping() ?? 'unknown'}</p>

test('what the browser keeps is read once, however many ask, and again after it was asked to keep it', async () => {
  let isGranted = false
  const read = Promise.withResolvers<void>()
  const persisted = vi.spyOn(navigator.storage, 'persisted').mockImplementation(async () => {
    await read.promise
    return isGranted
  })
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false)
  await render(
    <>
      <Words />
      <Words />
    </>,
  )
  await expect.element(page.getByText('unknown').first()).toBeVisible()
  read.resolve()
  await expect.element(page.getByText('while there is room').last()).toBeVisible()
  expect(persisted).toHaveBeenCalledOnce()
  await askToKeep()
  await expect.element(page.getByText('while there is room').last()).toBeVisible()
  persist.mockImplementation(async () => {
    isGranted = true
    return true
  })
  await askToKeep()
  await expect.element(page.getByText('persisted').last()).toBeVisible()
  expect(page.getByText('persisted').all()).toHaveLength(2)
  // A browser that throws keeps nothing for sure.
  persist.mockRejectedValue(new TypeError())
  persisted.mockRejectedValue(new TypeError())
  await askToKeep()
  await expect.element(page.getByText('while there is room').last()).toBeVisible()
  vi.restoreAllMocks()
})
