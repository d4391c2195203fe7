import type { AnyRouter } from '@tanstack/react-router'
import axe from 'axe-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Rate } from '@/content/services/types'
import { estimateStore } from '@/features/estimate/draft'
import { EstimateForm } from '@/features/estimate/EstimateForm'
import { LazyPriceSheet } from '@/features/price/LazyPriceSheet'
import { collectMails, renderRouted, Site } from './estimate-support'

// The owner's own change.
vi.mock('@/content/services/rates', () => {
  const floor = { unit: 'sq ft', low: 5, high: 6, minimum: 1200, perDay: 250 } as const
  const herringbone = { label: 'Herringbone', extra: 6, perDay: 80 }
  const coats = { label: 'Water-based', extra: 0, days: 2 }
  const rates: Record<string, Rate> = {
    'sanding-refinishing': { ...floor, finishes: [coats, { label: 'Oil-based', extra: -0.5, days: 3 }] },
    'hardwood-installation': { ...floor, patterns: [{ label: 'Straight', extra: 0 }, herringbone] },
    'lvp-installation': { ...floor, surprise: 'a soft subfloor' },
    stairs: { unit: 'treads', low: 95, high: 130, minimum: 900, perDay: 5, finishes: [coats] },
  }
  return { rates }
})
// Of these an owner may have dropped some.
vi.mock('@/content/services/services', async (original) => {
  const { services, ...others } = await original<typeof import('@/content/services/services')>()
  const named = (label: string) => ({ label, offer: label, forms: ['compact', 'full'] })
  const priced = {
    'sanding-refinishing': named('Sanding & Refinishing'),
    'hardwood-installation': named('Hardwood Installation'),
    'lvp-installation': named('LVP/LVT Installation'),
    repair: named('Floor Repair'),
    stairs: named('Stair Refinishing'),
  }
  return { ...others, services: { ...services, ...priced, ...services } }
})

const field = (label: string, line = 0) => page.getByLabelText(label).nth(line)
const answer = () => page.getByRole('status').first()
const press = (name: string) => page.getByRole('button', { name }).click()
const total = () => page.getByText(/^Total, with/)
const line = (number: number) => page.getByRole('group', { name: `Line ${number}` })

let router: AnyRouter
/** What it brings along. */
const asked = () => router.latestLocation.search.sheet
const wide = () => page.viewport(1440, 900)

async function show(): Promise<void> {
  router = await renderRouted(() => <LazyPriceSheet />)
  await field('Kind').selectOptions('sanding-refinishing')
}

describe('the price sheet', () => {
  beforeEach(async () => {
    await wide()
    await show()
  })

  it('answers each control at once, and takes what it says to the form', async () => {
    await field('Size').fill('800')
    await expect.element(answer()).toHaveTextContent('$4,000 to $4,800, about 5 days')
    expect(asked()).toBe('sanding-refinishing.800.water-based')
    await field('Finish').selectOptions('Oil-based')
    await expect.element(answer()).toHaveTextContent('$3,600 to $4,400, about 6 days')
  })

  it('keeps the size for what is measured alike, and counts treads for stairs', async () => {
    await field('Size').fill('800')
    await field('Kind').selectOptions('lvp-installation')
    await expect.element(field('Size')).toHaveValue(800)
    await expect.element(answer()).toHaveTextContent('$4,000 to $4,800, about 3 days')
    await expect.element(field('Finish')).not.toBeInTheDocument()
    await expect.element(page.getByText(/^A soft subfloor nobody can see yet/)).toBeVisible()
    await field('Kind').selectOptions('stairs')
    await expect.element(field('Size')).toHaveValue(14)
    await expect.element(answer()).toHaveTextContent('$1,350 to $1,800, about 5 days')
    expect(asked()).toBe('stairs.14.water-based')
  })

  it('takes a finish whose words a translator has changed for what it is', async () => {
    for (const option of document.querySelectorAll('[name=finish] option')) option.append('…')
    await field('Size').fill('800')
    await expect.element(answer()).toHaveTextContent('$4,000 to $4,800, about 5 days')
  })

  it('asks for a size that it can reckon with, and has no figure for what only a visit can tell', async () => {
    await field('Size').fill('')
    await expect.element(answer()).toMatchTextContent(/^How many square feet\?/)
    expect(asked()).toBe('sanding-refinishing..water-based')
    await field('Kind').selectOptions('repair')
    await expect.element(answer()).toMatchTextContent(/^One figure, in writing$/)
    await expect.element(page.getByText('One figure after the visit')).toBeVisible()
    expect((await axe.run('form')).violations.map(({ id }) => id)).toEqual([])
  })

  it('takes a pattern where the rate has some', async () => {
    await field('Kind').selectOptions('hardwood-installation')
    await field('Size').fill('800')
    await expect.element(answer()).toHaveTextContent('$4,000 to $4,800, about 3 days')
    await field('Pattern').selectOptions('Herringbone')
    await expect.element(answer()).toHaveTextContent('$8,800 to $9,600, about 10 days')
    expect(asked()).toBe('hardwood-installation.800..herringbone')
  })

  it('goes to the form by its button and by Enter, with what stands in it', async () => {
    await field('Size').fill('800')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.latestLocation.pathname).toBe('/contact')
    expect(router.latestLocation.search).toEqual({ from: '/', sheet: 'sanding-refinishing.800.water-based' })
    await expect.poll(() => router.history.location.pathname).toBe('/contact')
  })

  it('takes a whole house: rooms and stairs, each with what it costs, and gives them back one by one', async () => {
    await field('Size').fill('800')
    await press('Add a room')
    await expect.element(field('Size', 1)).toHaveFocus()
    // What stands there is typed over.
    await userEvent.keyboard('200')
    await press('Add stairs')
    await expect.element(field('Size', 2)).toHaveFocus()
    await expect.element(field('Kind', 2)).toHaveValue('stairs')
    await expect.element(answer()).toHaveTextContent('$6,350 to $7,800, about 9 days on the same visit')
    for (const part of ['$4,000 to $4,800', '$1,000 to $1,200', '$1,350 to $1,800'])
      await expect.element(page.getByText(part, { exact: true }).last()).toBeVisible()
    expect((await axe.run('form')).violations.map(({ id }) => id)).toEqual([])

    await press('Remove line 1')
    // Its button is gone, so whoever uses keys goes on with the line in its place.
    await expect.element(line(1)).toHaveFocus()
    await expect.element(field('Size')).toHaveValue(200)
    expect(asked()).toBe('sanding-refinishing.200.water-based_stairs.14.water-based')
    await press('Remove line 2')
    await expect.element(line(1)).toHaveFocus()
    await expect.element(answer()).toHaveTextContent('$1,200, about 3 days')
    await expect.element(page.getByText('from $1,200, our smallest job')).not.toBeInTheDocument()
    await expect.element(page.getByText('our smallest job')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
  })

  it('has one row for each line, with the labels said once and the price at its end', async () => {
    await press('Add a room')
    await press('Add stairs')
    const tops = [field('Kind', 1), field('Size', 1), field('Finish', 1)].map(
      (control) => control.element().getBoundingClientRect().top,
    )
    expect(new Set(tops).size).toBe(1)
    expect(line(2).element().getBoundingClientRect().height).toBe(75)
    for (const head of ['Kind', 'Size', 'Finish', 'Price'])
      await expect.element(page.getByText(head, { exact: true }).first()).toBeVisible()
  })

  it('says the price of a single line once, and those of several at the edge of their total', async () => {
    await field('Size').fill('800')
    const figure = page.getByText('$4,000 to $4,800', { exact: true })
    await expect.element(figure.last()).toBeVisible()
    const shown = () => figure.elements().filter((one) => one.checkVisibility())
    expect(shown()).toHaveLength(1)
    expect(shown()[0]?.closest('output')).not.toBeNull()
    await press('Add a room')
    await expect.poll(() => shown().length).toBe(2)
    const edges = [...shown(), answer().element()].map((one) => one.getBoundingClientRect().right)
    expect(new Set(edges.map(Math.round)).size).toBe(1)
  })

  it('follows an address that somebody else has written, and takes none of its own for one', async () => {
    await field('Size').fill('800')
    await field('Size').fill('810')
    await expect.element(field('Size')).toHaveValue(810)
    await router.navigate({ to: '/', search: { sheet: 'sanding-refinishing.310.oil-based' } } as never)
    await expect.element(field('Size')).toHaveValue(310)
    await expect.element(field('Finish')).toHaveValue('oil-based')
    router.history.back()
    await expect.element(field('Size')).toHaveValue(810)
  })
})

describe('the price sheet on a phone', () => {
  beforeEach(async () => {
    await page.viewport(390, 844)
    await show()
  })

  it('folds what is idle to one row that says it, and keeps the total in view', async () => {
    await field('Size').fill('180')
    for (const _ of [1, 2, 3, 4]) await press('Add a room')
    await expect.element(field('Size', 4)).toBeVisible()
    for (const idle of [0, 1, 2, 3]) await expect.element(field('Size', idle)).not.toBeVisible()
    const [first] = page.getByRole('button', { name: /180 sq ft, water-based/ }).elements()
    expect(first).toMatchTextContent(/\$900 to \$1,100$/)
    expect(first?.getBoundingClientRect().height).toBe(56)
    await expect.element(total()).toBeInViewport()
    expect((await axe.run('form')).violations.map(({ id }) => id)).toEqual([])

    await page
      .getByRole('button', { name: /180 sq ft, water-based/ })
      .first()
      .click()
    await expect.element(field('Size', 0)).toBeVisible()
    await expect.element(field('Size', 4)).not.toBeVisible()
    await expect.element(total()).toBeInViewport()
  })
})

describe('a price sheet with a form below it', () => {
  const mails = collectMails()
  const message = () => page.getByLabelText('Message')

  it('is in the address and above the form, and in its message beside what was written there', async () => {
    const router = await renderRouted(() => (
      <Site>
        <LazyPriceSheet />
        <EstimateForm variant="full" title="Request" page="/" />
      </Site>
    ))
    await field('Kind').selectOptions('sanding-refinishing')
    await field('Size').fill('800')
    const carried = () => page.getByRole('region', { name: 'Comes along from your price sheet' })
    await expect
      .element(carried())
      .toHaveTextContent(
        'Comes along from your price sheetSanding & Refinishing: about 800 sq ft, water-based$4,000 to $4,800, about 5 daysChange it',
      )
    expect(router.state.location.search).toEqual({ sheet: 'sanding-refinishing.800.water-based' })
    // No line breaks in a size or a range.
    const said = 'Your sheet said $4,000\u00a0to\u00a0$4,800, about 5 days.'
    await expect
      .element(message())
      .toHaveValue(`Sanding & Refinishing: about 800\u00a0sq\u00a0ft, water-based\n${said}`)

    await message().fill(`Two cats.\n${(message().element() as HTMLTextAreaElement).value}`)
    await field('Size').fill('1000')
    await expect
      .element(message())
      .toHaveValue(
        'Sanding & Refinishing: about 1,000\u00a0sq\u00a0ft, water-based\nYour sheet said $5,000\u00a0to\u00a0$6,000, about 6 days.\n\nTwo cats.',
      )

    await page.getByLabelText('Name').fill('Jane')
    await page.getByLabelText('Phone').fill('440')
    await page.getByRole('button', { name: 'Get Free Estimate' }).click()
    await expect
      .poll(() => mails[0]?.body)
      .toMatch(/Message:\r\nSanding & Refinishing: about 1,000[\s\S]*Two cats\./)
  })

  it('comes along in the mail of the compact form, which has no message, as what it is', async () => {
    await renderRouted(() => (
      <Site>
        <LazyPriceSheet />
        <EstimateForm variant="compact" title="Request" page="/sanding-and-refinishing" />
      </Site>
    ))
    await field('Kind').selectOptions('stairs')
    await expect.element(page.getByLabelText('Service')).toHaveValue('other')
    expect(document.querySelectorAll('form[data-variant] :is(input, select, textarea)')).toHaveLength(3)
    await page.getByLabelText('Name').fill('Jane')
    await page.getByLabelText('Phone').fill('440')
    expect(estimateStore.state.draft.service, 'the full form’s own').toBe('stairs')
    await page.getByRole('button', { name: 'Get Free Estimate' }).click()
    await expect.poll(() => mails[0]?.subject).toBe('New Lead: Jane - other')
    expect(mails[0]?.body).toMatch(/Message:\r\nStair Refinishing: about 14\streads/)
  })
})
