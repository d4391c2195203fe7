import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as tool from '@/features/enhancement/on-device/actions'
import { enhancePhoto } from '@/features/enhancement/on-device/engine/enhance-once'
import type { LocalItem } from '@/features/enhancement/on-device/photo'
import { resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { Joining } from '@/features/enhancement/on-device/views/Joining'
import { choose, enhance, first, ownLocalTool } from './on-device-tool'
import { pictureFile } from './pictures'
import { render } from './render'

vi.mock('@/ui/lazy-toasts', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/enhance-once', { spy: true })
vi.mock('@/features/enhancement/on-device/storage/store-result', { spy: true })

ownLocalTool()

const png = await pictureFile(20, 30, () => [200, 150, 100])
const enhanced = async ({ id, originalFile }: LocalItem) => {
  await resultStore.write(`of ${id}`, { name: originalFile.name, photo: id }, png)
  return { bytes: png.size, key: `of ${id}`, unkept: null }
}

test('a result that is gone is named, and a press makes it again in the batch where its photo lies; the picture follows', async () => {
  vi.mocked(enhancePhoto).mockImplementation(enhanced)
  await enhance('monday.jpg')
  const before = first()
  tool.newBatch()
  await enhance('friday.jpg')
  await choose('untouched.jpg')
  await resultStore.remove([`of ${before.id}`])

  await render(<Joining />)
  tool.startJoining()
  tool.pickToJoin(before)
  tool.pickToJoin(first())
  await expect.element(page.getByRole('alert')).toHaveTextContent('No longer on this device: monday.jpg.')
  const again = Promise.withResolvers<void>()
  vi.mocked(enhancePhoto).mockImplementation(async (item) => {
    await again.promise
    return enhanced(item)
  })
  await page.getByRole('button', { name: 'Enhance Again' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Enhancing monday.jpg')
  expect(page.getByRole('alert').elements()).toEqual([])
  again.resolve()
  await expect.element(page.getByRole('img', { name: 'monday.jpg before, friday.jpg after' })).toBeVisible()
  expect(vi.mocked(enhancePhoto).mock.calls.map(([{ originalFile }]) => originalFile.name)).not.toContain(
    'untouched.jpg',
  )
})
