import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { business } from '@/content/business'
import { saveDraft } from '@/features/estimate/draft'
import { EstimateForm } from '@/features/estimate/EstimateForm'
import { Theme } from '@/theme/theme'
import { collectMails, forgetVisitor, panel, Site } from './estimate-support'
import { render } from './render'

const mails = collectMails()
forgetVisitor()
afterEach(() => vi.restoreAllMocks())

/** The draft in the tab's storage. */
const stored = () => JSON.parse(sessionStorage.getItem('estimate-draft') ?? '{}')

const field = (form: string, label: string) => page.getByRole('form', { name: form }).getByLabelText(label)

const pageForm = <EstimateForm variant="full" title="Page" />
const dialogForm = <EstimateForm variant="full" title="Dialog" place="dialog" />
const compactForm = <EstimateForm variant="compact" title="Compact" />

describe('what is typed into an estimate form', () => {
  it('is stored only in the tab, until a mail client was opened', async () => {
    await render(<Site>{pageForm}</Site>)
    await field('Page', 'Name').fill('Jane')
    await field('Page', 'Phone').fill('440')
    await field('Page', 'Message').fill('Two rooms')
    expect(stored()).toEqual({ name: 'Jane', phone: '440', 'full.message': 'Two rooms' })
    expect(localStorage.length).toBe(0)
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('keyval-store')

    await page.getByRole('button', { name: 'Request Free Estimate' }).click()
    await expect.poll(stored).toEqual({})
    expect(mails).toHaveLength(1)
  })

  it.each(['allows', 'blocks'])(
    'is restored where the browser %s storage, with a button to clear it',
    async (storage) => {
      if (storage === 'blocks')
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('Blocked', 'SecurityError')
        })
      const { unmount } = await render(<Site>{pageForm}</Site>)
      await field('Page', 'Message').fill('Two rooms')
      await field('Page', 'Service').selectOptions('repair')
      await unmount()

      await render(<Site>{pageForm}</Site>)
      await expect.element(field('Page', 'Message')).toHaveValue('Two rooms')
      await expect.element(field('Page', 'Service')).toHaveValue('repair')
      await expect.element(page.getByText(/We kept what you typed earlier/)).toBeVisible()
      await page.getByRole('button', { name: 'Clear it' }).click()
      await expect.element(field('Page', 'Message')).toHaveValue('')
      await expect.element(field('Page', 'Service')).toHaveValue('')
      await expect.poll(stored).toEqual({})
    },
  )

  it('is shared: name and phone between all forms, the rest between forms of the same kind', async () => {
    await render(
      <Site>
        {pageForm}
        {dialogForm}
        {compactForm}
      </Site>,
    )
    await field('Compact', 'Name').fill('Jane')
    await field('Compact', 'Service').selectOptions('repair')
    await field('Dialog', 'Phone').fill('440')
    await field('Dialog', 'Message').fill('Two rooms')
    for (const form of ['Page', 'Dialog', 'Compact']) {
      await expect.element(field(form, 'Name')).toHaveValue('Jane')
      await expect.element(field(form, 'Phone')).toHaveValue('440')
    }
    await expect.element(field('Page', 'Message')).toHaveValue('Two rooms')
    await expect.element(field('Page', 'Service')).toHaveValue('')
  })

  it('stays in its form while another form opens its mail', async () => {
    await render(
      <Site>
        {dialogForm}
        {compactForm}
      </Site>,
    )
    await field('Dialog', 'Name').fill('Jane')
    await field('Dialog', 'Phone').fill('440')
    await page.getByRole('form', { name: 'Dialog' }).getByRole('button').click()
    await field('Compact', 'Name').fill('John')
    await expect.element(panel()).toBeVisible()
    expect(mails.map(({ subject }) => subject)).toEqual(['New Lead: Jane - General Inquiry'])
    await expect.element(field('Compact', 'Name')).toHaveValue('John')
    await expect.element(field('Compact', 'Phone')).toHaveValue('')
    await expect.poll(stored).toEqual({ name: 'John' })
  })
})

describe('an estimate form before hydration', () => {
  const form = (
    <Theme>
      <Site>{pageForm}</Site>
    </Theme>
  )
  let container: HTMLElement

  beforeEach(() => {
    container = document.createElement('div')
    container.innerHTML = renderToString(form)
    document.body.append(container)
  })

  it('is a plain form that the browser validates and sends to the mail client', () => {
    const element = container.querySelector('form')
    expect(element?.action).toMatch(new RegExp(`^mailto:${business.email}\\?subject=New%20Lead`))
    expect([element?.method, element?.enctype]).toEqual(['post', 'text/plain'])
    expect(element?.noValidate).toBe(false)
    expect(element?.checkValidity()).toBe(false)
    container.remove()
  })

  it('keeps what was typed, chosen and focused, and takes the rest from the draft', async () => {
    const errors = vi.spyOn(console, 'error')
    saveDraft('full', { name: 'Jane', phone: '440' })
    await field('Page', 'Name').fill('Early Bird')
    await field('Page', 'Service').selectOptions('stairs')
    await field('Page', 'Message').fill('Typed on one bar\nof network')

    const root = hydrateRoot(container, form)
    await expect.element(field('Page', 'Phone')).toHaveValue('440')
    await expect.element(field('Page', 'Name')).toHaveValue('Early Bird')
    await expect.element(field('Page', 'Service')).toHaveValue('stairs')
    await expect.element(field('Page', 'Message')).toHaveValue('Typed on one bar\nof network')
    await expect.element(field('Page', 'Message')).toHaveFocus()
    expect(container.querySelector('form')?.noValidate).toBe(true)
    expect(errors).not.toHaveBeenCalled()
    root.unmount()
    container.remove()
  })
})
