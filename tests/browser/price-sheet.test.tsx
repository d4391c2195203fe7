import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Rate } from '@/content/services/types'
import { PriceSheet } from '@/features/price/PriceSheet'
import { renderRouted } from './estimate-support'

// The owner's own change.
vi.mock('@/content/services/rates', () => {
  const floor = { unit: 'sq ft', low: 5, high: 6, minimum: 1200, perDay: 250 } as const
  const coats = { label: 'Water-based', extra: 0, days: 2 }
  const rates: Record<string, Rate> = {
    'sanding-refinishing': { ...floor, finishes: [coats, { label: 'Oil-based', extra: -0.5, days: 3 }] },
    'lvp-installation': floor,
    stairs: { unit: 'treads', low: 95, high: 130, minimum: 900, perDay: 5, finishes: [coats] },
  }
  return { rates }
})

const field = (label: string) => page.getByLabelText(label)
const answer = () => page.getByRole('status')
const asked = () => {
  const { href } = page.getByRole('link', { name: 'Ask for this' }).element() as HTMLAnchorElement
  const { pathname, searchParams } = new URL(href)
  return [pathname, searchParams.get('service'), searchParams.get('message')]
}

beforeEach(async () => {
  await renderRouted(() => <PriceSheet />)
  await field('Kind').selectOptions('sanding-refinishing')
})

describe('the price sheet', () => {
  it('answers each control at once, and takes what it says to the form', async () => {
    await field('Size').fill('800')
    await expect.element(answer()).toHaveTextContent('$4,000 to $4,800, about 5 days')
    expect(asked()).toEqual([
      '/contact',
      'sanding-refinishing',
      'About 800 sq ft, water-based. Your sheet said $4,000 to $4,800.',
    ])
    await field('Finish').selectOptions('Oil-based')
    await expect.element(answer()).toHaveTextContent('$3,600 to $4,400, about 6 days')
  })

  it('keeps the size for what is measured alike, and counts treads for stairs', async () => {
    await field('Size').fill('800')
    await field('Kind').selectOptions('lvp-installation')
    await expect.element(field('Size')).toHaveValue(800)
    await expect.element(answer()).toHaveTextContent('$4,000 to $4,800, about 3 days')
    await expect.element(field('Finish')).not.toBeInTheDocument()
    await field('Kind').selectOptions('stairs')
    await expect.element(field('Size')).toHaveValue(14)
    await expect.element(answer()).toHaveTextContent('$1,350 to $1,800, about 5 days')
    expect(asked()[2]).toBe('About 14 treads, water-based. Your sheet said $1,350 to $1,800.')
  })

  it('takes a finish whose words a translator has changed for what it is', async () => {
    for (const option of document.querySelectorAll('[name=finish] option')) option.append('…')
    await field('Size').fill('800')
    await expect.element(answer()).toHaveTextContent('$4,000 to $4,800, about 5 days')
  })

  it('asks for a size that it can reckon with, and has no figure for what only a visit can tell', async () => {
    await field('Size').fill('')
    await expect.element(answer()).toMatchTextContent(/^How many square feet\?/)
    expect(asked()).toEqual(['/contact', 'sanding-refinishing', null])
    await field('Kind').selectOptions('repair')
    await expect.element(answer()).toMatchTextContent(/^One figure, in writing$/)
    expect((await axe.run('form')).violations.map(({ id }) => id)).toEqual([])
  })
})
