import { afterEach, expect, test, vi } from 'vitest'
import type { Rate } from '@/content/services/types.ts'
import { categoryServices } from '@/content/work/project-categories.ts'
import type { Project } from '@/content/work/types.ts'

const [category, service] = Object.entries(categoryServices)[0] ?? []

const floor: Rate = { unit: 'sq ft', low: 5, high: 6, minimum: 1200, perDay: 250 }
const finishes = ['Water-based', 'Oil-based', 'Stain and water-based'].map((label, index) => ({
  label,
  extra: index,
  days: 2,
}))

afterEach(() => vi.doUnmock('@/content/services/rates.ts'))

async function like(details: string, other: Partial<Project> = {}, rate: Rate = { ...floor, finishes }) {
  vi.resetModules()
  vi.doMock('@/content/services/rates.ts', () => ({ rates: { [service ?? '']: rate } }))
  const { oneLikeThis } = await import('@/content/work/one-like-this.ts')
  return oneLikeThis({ details, category, ...other } as Project)
}

test.each([
  ['310 sq ft of red oak. Three coats of satin water-based finish.', '$1,550 to $1,850', '310.water-based'],
  ['1,000 sq ft. Oil-based finish.', '$6,000 to $7,000', '1000.oil-based'],
  ['400 sq ft. Medium brown stain, water-based finish.', '$2,800 to $3,200', '400.stain-and-water-based'],
  ['400 sq ft. Waxed.', '$2,000 to $2,400', '400.water-based'],
  ['150 sq ft. Water-based.', '$1,200, our smallest job', '150.water-based'],
])('one like “%s” costs %s', async (details, price, line) => {
  const found = await like(details)
  expect(found?.price.replaceAll('\u00a0', ' ')).toBe(price)
  expect(found?.sheet).toBe(`${service}.${line}`)
})

test('there is none without a size, for another unit, or outside the rates', async () => {
  expect(await like('Red oak, three coats.')).toBeUndefined()
  expect(await like('14 oak treads.')).toBeUndefined()
  expect(await like('310 sq ft.', { outsideRates: true })).toBeUndefined()
  expect(await like('9,000 sq ft.'), 'so large').toBeUndefined()
  const treads = await like('14 oak treads.', {}, { ...floor, unit: 'treads', low: 95, high: 130 })
  expect(treads?.price, 'a range in one line').toBe('$1,350\u00a0to\u00a0$1,800')
})
