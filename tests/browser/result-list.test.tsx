import { MantineProvider } from '@mantine/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type LocalItem, localItem } from '@/features/enhancement/local/photo'
import { ResultList } from '@/features/enhancement/local/views/ResultList'
import { pictureFile } from './pictures'
import { render } from './render'

const photo = await pictureFile(48, 32, () => [200, 150, 100], 'image/jpeg')

/** The photographs cannot be read before this. */
let read = () => {}
const readable = new Promise<void>((resolve) => {
  read = resolve
})

const items = ['1', '2', '3'].map((id) =>
  localItem(id, {
    name: `floor-${id}.jpg`,
    size: photo.size,
    type: photo.type,
    lastModified: 0,
    async read() {
      await readable
      return photo
    },
  }),
)

const list = (shown: readonly LocalItem[]) => (
  <MantineProvider>
    <ResultList items={shown} onCompare={() => {}} />
  </MantineProvider>
)

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.getBoundingClientRect())

/** Looks at the rows after each change of the document, before it is painted. */
function watchRows() {
  const seen: DOMRect[][] = []
  const observer = new MutationObserver(() => seen.push(rows()))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  return { seen, stop: () => observer.disconnect() }
}

test('a row that grows moves those below it before it is painted', async () => {
  const { rerender } = await render(list(items))
  await expect.poll(() => rows().length).toBe(3)
  const { seen, stop } = watchRows()

  const reason = 'A part of this page could not be loaded. '.repeat(10)
  await rerender(
    list(
      items.map((item) => ({ ...item, status: 'failed', error: 'Failed to create enhanced image', reason })),
    ),
  )
  stop()

  expect(seen.length).toBeGreaterThan(0)
  for (const [first, second, third] of seen) {
    expect(second?.top).toBeCloseTo(first?.bottom ?? 0, 0)
    expect(third?.top).toBeCloseTo(second?.bottom ?? 0, 0)
  }
})

test('a preview that comes later changes no row’s height', async () => {
  await render(list(items))
  await expect.poll(() => rows().length).toBe(3)
  const before = rows().map(({ height }) => height)
  read()
  await expect.element(page.getByText('48 × 32 px').first()).toBeVisible()
  expect(rows().map(({ height }) => height)).toEqual(before)
})

test('a row is as high while it waits and is processed as with its buttons', async () => {
  read()
  const { rerender } = await render(list(items))
  await expect.element(page.getByText('48 × 32 px').first()).toBeVisible()
  const before = rows().map(({ height }) => height)
  const result = { bytes: 4096, key: 'floor', uncached: null }
  await rerender(
    list([
      ...items.slice(0, 1).map((item) => ({ ...item, status: 'completed' as const, result })),
      ...items.slice(1, 2).map((item) => ({ ...item, status: 'processing' as const })),
      ...items.slice(2),
    ]),
  )
  expect(rows().map(({ height }) => height)).toEqual(before)
})
