import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { business } from '@/content/business'
import { fullServices } from '@/content/estimate'
import { keepDraft } from '@/features/estimate/draft'
import { EstimateForm } from '@/features/estimate/EstimateForm'
import { Theme } from '@/theme/theme'
import { collectMails, panel, Site } from './estimate-support'
import { render } from './render'

const [service = ''] = fullServices

const mails = collectMails()
afterEach(() => vi.restoreAllMocks())

const field = (label: string) => page.getByLabelText(label)

function show(variant: 'full' | 'compact', place: string) {
  return render(
    <Site>
      <EstimateForm variant={variant} title="Ask us" place={place} />
    </Site>,
  )
}

describe('what is typed into an estimate form', () => {
  it('is in the form of the next page, and is stored nowhere', async () => {
    // Another file's tests may have run in this tab.
    sessionStorage.clear()
    const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
    const before = await databases()
    const { unmount } = await show('compact', '/')
    await field('Name').fill('Jane')
    await field('Service').selectOptions('repair')
    await unmount()

    await show('full', '/contact')
    await expect.element(field('Name')).toHaveValue('Jane')
    await expect.element(field('Service')).toHaveValue('repair')
    for (const storage of [localStorage, sessionStorage]) expect(storage).toHaveLength(0)
    expect(await databases()).toEqual(before)
  })

  it('is gone once a mail client was opened, and the panel waits at its place', async () => {
    const { unmount } = await show('compact', '/')
    await field('Name').fill('Jane')
    await field('Phone').fill('440')
    await page.getByRole('button', { name: 'Get Free Estimate' }).click()
    await expect.element(panel()).toBeVisible()
    expect(mails).toHaveLength(1)
    await unmount()

    const elsewhere = await show('full', '/contact')
    await expect.element(field('Name')).toHaveValue('')
    await elsewhere.unmount()
    await show('compact', '/')
    await expect.element(panel()).toBeVisible()
    await expect.element(panel()).not.toHaveFocus()
  })
})

describe('an estimate form before hydration', () => {
  const form = (
    <Theme>
      <EstimateForm variant="full" title="Ask us" place="/contact" />
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
    keepDraft({ name: 'Jane', phone: '440' })
    await field('Name').fill('Early Bird')
    await field('Service').selectOptions(service)
    await field('Message').fill('Typed on one bar\nof network')

    const root = hydrateRoot(container, form)
    await expect.element(field('Phone')).toHaveValue('440')
    await expect.element(field('Name')).toHaveValue('Early Bird')
    await expect.element(field('Service')).toHaveValue(service)
    await expect.element(field('Message')).toHaveValue('Typed on one bar\nof network')
    await expect.element(field('Message')).toHaveFocus()
    expect(container.querySelector('form')?.noValidate).toBe(true)
    expect(errors).not.toHaveBeenCalled()
    root.unmount()
    container.remove()
  })
})
