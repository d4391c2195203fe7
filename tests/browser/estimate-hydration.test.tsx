import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { business } from '@/content/business'
import { saveDraft } from '@/features/estimate/draft'
import { EstimateForm } from '@/features/estimate/EstimateForm'
import { Theme } from '@/theme/theme'
import { collectMails, forgetVisitor, Site } from './estimate-support'

const mails = collectMails()
forgetVisitor()

const form = (
  <Theme>
    <Site>
      <EstimateForm variant="full" title="Ask us" />
    </Site>
  </Theme>
)
let container: HTMLElement
let root: Root | undefined

beforeEach(() => {
  container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
})
afterEach(() => {
  root?.unmount()
  container.remove()
  vi.restoreAllMocks()
})

describe('an estimate form before hydration', () => {
  it('is a plain form that the browser validates and sends to the mail client', () => {
    const element = container.querySelector('form')
    expect(element?.action).toMatch(new RegExp(`^mailto:${business.email}\\?subject=New%20Lead`))
    expect(element?.method).toBe('post')
    expect(element?.enctype).toBe('text/plain')
    expect(element?.noValidate).toBe(false)
    expect(element?.checkValidity()).toBe(false)
  })

  it('keeps everything that was typed and chosen when it is hydrated', async () => {
    const errors = vi.spyOn(console, 'error')
    await page.getByLabelText('Name').fill('Early Bird')
    await page.getByLabelText('Phone').fill('440')
    await page.getByLabelText('Service').selectOptions('stairs')
    await page.getByLabelText('Message').fill('Typed on one bar\nof network')
    const message = container.querySelector('textarea')

    root = hydrateRoot(container, form)
    await expect.poll(() => container.querySelector('form')?.noValidate).toBe(true)

    await expect.element(page.getByLabelText('Name')).toHaveValue('Early Bird')
    await expect.element(page.getByLabelText('Service')).toHaveValue('stairs')
    await expect.element(page.getByLabelText('Message')).toHaveValue('Typed on one bar\nof network')
    await expect.element(page.getByLabelText('Message')).toHaveFocus()
    expect(container.querySelector('textarea')).toBe(message)
    expect(errors).not.toHaveBeenCalled()

    await page.getByRole('button', { name: 'Request Free Estimate' }).click()
    await expect
      .element(page.getByRole('region', { name: 'Your message is ready. Press Send in your email app.' }))
      .toBeVisible()
    expect(mails.map(({ subject }) => subject)).toEqual(['New Lead: Early Bird - stairs'])
    expect(mails[0]?.body).toContain('Typed on one bar\r\nof network')
  })

  it('restores a draft only in fields that are still empty', async () => {
    saveDraft('full', { name: 'Jane', phone: '440' })
    await page.getByLabelText('Name').fill('John')
    root = hydrateRoot(container, form)
    await expect.element(page.getByLabelText('Phone')).toHaveValue('440')
    await expect.element(page.getByLabelText('Name')).toHaveValue('John')
  })
})
