import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import { ResultsPanel } from '@/features/enhancement/on-device/views/ResultsPanel'
import '@/theme/global.css'
import { localBatch } from '../fixtures/library'
import { originalOf } from '../fixtures/original'
import { pictureFile } from './pictures'
import { render } from './render'

const photo = await pictureFile(48, 32, () => [200, 150, 100], 'image/jpeg')

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => localItem(`${index}`, originalOf(`floor-${index}.jpg`, photo)))

const items = itemsOf(3)
const completed = { status: 'completed', result: { bytes: 1, key: 'floor', unkept: null } } as const
const failed = { status: 'failed', error: { kind: 'took too long' } } as const

const panel = (shown: readonly LocalItem[]) => <ResultsPanel batch={localBatch('list', shown)} />

const heights = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.getBoundingClientRect().height)

test('a row is 109 px high while it waits, is processed, has its buttons or says why it failed', async () => {
  await page.viewport(900, 800)
  const { rerender } = await render(panel(items))
  const before = heights()
  expect(before).toEqual([109, 109, 109])
  await expect.poll(() => document.querySelectorAll('li img').length).toBe(3)
  expect(heights()).toEqual(before)
  const [first, second, third] = items as [LocalItem, LocalItem, LocalItem]
  const originalFile = { ...first.originalFile, name: 'IMG_20260518_093112_kitchen_before.jpg' }
  const result = { bytes: 143 * 1024 ** 2, key: 'floor', unkept: null }
  await rerender(
    panel([
      { ...first, originalFile, status: 'completed', result },
      { ...second, status: 'processing' },
      { ...third, status: 'failed', error: { kind: 'no image' } },
    ]),
  )
  expect(heights()).toEqual(before)
})

test('on a phone a name is as wide as its row beside the thumbnail', async () => {
  await page.viewport(360, 800)
  await render(panel(itemsOf(1).map((item) => ({ ...item, ...completed }))))
  const [name, remove] = [
    page.getByText('floor-0.jpg', { exact: true }),
    page.getByRole('button', { name: 'Remove floor-0.jpg from the list' }),
  ].map((one) => one.element().getBoundingClientRect()) as [DOMRect, DOMRect]
  expect(remove.right - name.right).toBeLessThan(10)
  expect(name.bottom).toBeLessThanOrEqual(remove.top)
})

test('a question closes with Escape, and the focus returns to its button', async () => {
  const result = { bytes: 1, key: 'floor', unkept: null }
  await render(panel(itemsOf(1).map((item) => ({ ...item, status: 'completed', result }))))
  const remove = page.getByRole('button', { name: 'Remove floor-0.jpg from the list' })
  await remove.click()
  await expect.element(page.getByText('This photo isn’t saved. Remove it?')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(remove).toHaveFocus()
})

test('a photo is retried only where that can help', async () => {
  const [first, second] = items as [LocalItem, LocalItem]
  const hopeless = { ...failed, error: { kind: 'no image' } }
  await render(
    panel([
      { ...first, ...failed },
      { ...second, ...hopeless },
    ]),
  )
  await expect.element(page.getByRole('button', { name: 'Retry floor-0.jpg' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Retry floor-1.jpg' }).elements()).toEqual([])
})

test.for([
  ['not saved', [completed], 'subtle'],
  ['saved', [{ ...completed, isExported: true }], 'filled'],
  ['saved, beside one that failed', [{ ...completed, isExported: true }, failed], 'filled'],
  ['saved, beside one that waits', [{ ...completed, isExported: true }, {}], 'subtle'],
  ['that failed alone', [failed], 'subtle'],
  ['that no retry can help', [{ ...failed, error: { kind: 'empty' } }], 'filled'],
] as const)('a photo %s: New Batch is %3$s', async ([, states, variant]) => {
  await render(panel(itemsOf(states.length).map((item, at) => ({ ...item, ...states[at] }))))
  const newBatch = page.getByRole('button', { name: 'New Batch' })
  await expect.element(newBatch).toHaveAttribute('data-variant', variant)
})

test('of a long list a part is shown, and more when asked', async () => {
  await render(panel(itemsOf(250)))
  const rows = page.getByRole('listitem')
  expect(rows.elements()).toHaveLength(100)
  const more = (count: number) => page.getByRole('button', { name: `Show ${count} more` })
  ;(more(100).element() as HTMLElement).click()
  await expect.poll(() => rows.elements().length).toBe(200)
  ;(more(50).element() as HTMLElement).click()
  await expect.poll(() => rows.elements().length).toBe(250)
  expect(more(50).elements()).toEqual([])
})

describe('the list', () => {
  const scroller = () => page.getByRole('region', { name: 'Chosen images' }).element()
  const isSeen = (name: string) => {
    const row = page.getByText(name, { exact: true }).element().getBoundingClientRect()
    const list = scroller().getBoundingClientRect()
    return row.top >= list.top && row.bottom <= list.bottom
  }
  const workingAt = (photos: readonly LocalItem[], index: number) =>
    panel(photos.map((item, at) => ({ ...item, status: at === index ? 'processing' : item.status })))

  test('follows the work, until somebody scrolls it', async () => {
    const photos = itemsOf(30)
    const { rerender } = await render(workingAt(photos, 0))
    await rerender(workingAt(photos, 20))
    await expect.poll(() => isSeen('floor-20.jpg')).toBe(true)
    scroller().dispatchEvent(new WheelEvent('wheel', { deltaY: -1_000 }))
    scroller().scrollTop = 0
    await rerender(workingAt(photos, 25))
    await expect.poll(() => page.getByText('Processing').elements().length).toBe(1)
    expect([isSeen('floor-0.jpg'), scroller().scrollTop]).toEqual([true, 0])
  })

  test('shows what failed when the work has ended', async () => {
    const photos = itemsOf(30)
    const { rerender } = await render(workingAt(photos, 0))
    await rerender(workingAt(photos, 29))
    await expect.poll(() => isSeen('floor-29.jpg')).toBe(true)
    const done = photos.map((item, at) => (at === 15 ? { ...item, ...failed } : { ...item, ...completed }))
    await rerender(panel(done))
    await expect.poll(() => isSeen('floor-15.jpg')).toBe(true)
  })

  test('shows what was added', async () => {
    const { rerender } = await render(panel(itemsOf(20)))
    await rerender(panel(itemsOf(24)))
    await expect.poll(() => isSeen('floor-20.jpg')).toBe(true)
  })
})
