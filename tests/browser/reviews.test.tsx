import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ServiceName } from '@/content/services/services'
import type { Review } from '@/content/work/types'
import { Reviews } from '@/pages/reviews/Reviews'
import { renderRouted } from './estimate-support'

// A business may have none yet, nor offer this.
vi.mock('@/content/work/reviews', () => {
  const service = 'stairs' as string as ServiceName
  const words = { title: 'Like new', review: 'They came when they said.', location: 'Mentor, OH' }
  const facts = { date: '2026-09-21', rating: 5, service, verified: true } as const
  const reviews = [1, 2, 3, 4].map((id): Review => ({ id, name: `Carol ${id}`, ...words, ...facts }))
  return { reviews, besideForms: {} }
})
// Making the photographs' variants takes minutes, and these tests don't need them, nor the form.
vi.mock('@/ui/Photo', () => ({ Photo: ({ name }: { name: string }) => <img alt={name} /> }))
vi.mock('@/features/estimate/EstimateSection', () => ({ EstimateSection: () => null }))

test.each([
  [390, 1],
  [700, 2],
  [1200, 2],
])('%s px wide: columns of reviews: %s', async (width, columns) => {
  await page.viewport(width, 800)
  await renderRouted(() => <Reviews />)
  const cards = page.getByRole('article')
  await expect.element(cards.nth(3)).toBeInTheDocument()
  const lefts = cards.elements().map((card) => Math.round(card.getBoundingClientRect().left))
  expect(new Set(lefts).size).toBe(columns)
})
