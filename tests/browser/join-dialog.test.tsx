import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as actions from '@/features/enhancement/on-device/actions'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import { JoinDialog } from '@/features/enhancement/on-device/views/JoinDialog'
import { originalOf } from '../fixtures/original'
import { pictureFile } from './pictures'
import { render } from './render'

vi.mock(import('@/features/enhancement/on-device/actions'), { spy: true })
afterEach(() => vi.resetAllMocks())

const photo = await pictureFile(4, 4, () => [200, 150, 100], 'image/jpeg')
const [one, other] = ['one', 'other'].map((name) => localItem(name, originalOf(`${name}.jpg`, photo))) as [
  LocalItem,
  LocalItem,
]
const dialogOf = (before: LocalItem, after: LocalItem) => (
  <JoinDialog before={before} after={after} onSwap={() => {}} onClose={() => {}} />
)
const joined = new File([photo], 'joined.jpg', { type: 'image/jpeg' })

test('why a picture wasn’t shared is not said of the one that takes its place', async () => {
  vi.mocked(actions.joinResults).mockResolvedValue(joined)
  vi.mocked(actions.canShare).mockReturnValue(true)
  vi.mocked(actions.shareJoined).mockResolvedValue('It wasn’t shared')
  const { rerender } = await render(dialogOf(one, other))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('It wasn’t shared')
  await rerender(dialogOf(other, one))
  await expect.element(page.getByRole('img', { name: 'other.jpg before, one.jpg after' })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('a failure that comes late is not said of the pictures that have taken their place', async () => {
  const late = Promise.withResolvers<File>()
  vi.mocked(actions.joinResults).mockReturnValueOnce(late.promise).mockResolvedValueOnce(joined)
  const { rerender } = await render(dialogOf(one, other))
  await rerender(dialogOf(other, one))
  await expect.element(page.getByRole('img', { name: 'other.jpg before, one.jpg after' })).toBeVisible()
  late.reject(new Error('Too large'))
  await rerender(dialogOf(other, one))
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('its buttons answer once the picture has its size, so that none moves away under a press', async () => {
  const file = Promise.withResolvers<File>()
  vi.mocked(actions.joinResults).mockReturnValue(file.promise)
  const { rerender } = await render(dialogOf(one, other))
  const download = page.getByRole('button', { name: 'Download' })
  await expect.element(download).toHaveAttribute('aria-disabled', 'true')
  const widths: (number | undefined)[] = []
  const noted = new MutationObserver(() => {
    if (download.element().ariaDisabled !== 'true') widths.push(document.querySelector('img')?.naturalWidth)
  })
  noted.observe(document.body, { subtree: true, attributes: true, childList: true })
  file.resolve(joined)
  await expect.element(page.getByRole('img', { name: 'one.jpg before, other.jpg after' })).toBeVisible()
  await expect.element(download).not.toHaveAttribute('aria-disabled')
  noted.disconnect()
  expect(widths[0]).toBe(4)

  // Nor do they while another picture takes its place.
  vi.mocked(actions.joinResults).mockReturnValue(new Promise(() => {}))
  await rerender(dialogOf(other, one))
  await expect.element(download).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('Joining')
})
