import { expect, test } from 'vitest'
import { fitLinks, mainLinks } from '@/content/pages/navigation.ts'

const labels = (links: readonly { readonly label: string }[]) => links.map(({ label }) => label)

test('the header has all its links where they fit', () => {
  const few = mainLinks.slice(0, 2)
  expect(fitLinks(few)).toEqual({ inBar: few, underMore: [] })
})

test('links that don’t fit stand under More, in their order, and none is lost', () => {
  const links = [...mainLinks, { label: 'Commercial and Industrial Floors', to: '/contact' } as const]
  const { inBar, underMore } = fitLinks(links)
  expect(labels([...inBar, ...underMore])).toEqual(labels(links))
  expect(labels(underMore).at(-1)).toBe('Commercial and Industrial Floors')
  // A link gives its place to "More", as wide as it may be.
  expect(labels(inBar).join('').length + 2 * inBar.length).toBeLessThanOrEqual(42)
})

test('a link wider than the header stands under More alone', () => {
  const links = [{ label: 'x'.repeat(80), to: '/about' }] as const
  expect(fitLinks(links)).toEqual({ inBar: [], underMore: links })
})
