import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { business, telephoneLink } from '@/content/business'
import { saveDraft } from '@/features/estimate/draft'
import { EstimateForm } from '@/features/estimate/EstimateForm'
import { collectMails, forgetVisitor, Site } from './estimate-support'
import { render } from './render'

const mails = collectMails()
forgetVisitor()
afterEach(() => vi.restoreAllMocks())

const field = (label: string) => page.getByLabelText(label)
const submit = () => page.getByRole('form').getByRole('button', { name: /Free Estimate/ })
const failure = () => page.getByRole('region', { name: 'Your email app could not be opened.' })
const nothingOpened = () => panel().getByText('Nothing opened?')
const panel = () => page.getByRole('region', { name: 'Your message is ready. Press Send in your email app.' })

function show(variant: 'full' | 'compact' = 'full') {
  return render(
    <Site>
      <EstimateForm variant={variant} title="Ask us" />
    </Site>,
  )
}

async function fillIn() {
  await field('Name').fill('Jane Miller')
  await field('Phone').fill('440 555 0199')
  await field('Message').fill('Two rooms')
}

describe('the estimate form', () => {
  it('is named by its title, and its fields have the right keyboards', async () => {
    await show()
    await expect.element(page.getByRole('form', { name: 'Ask us' })).toBeVisible()
    const { elements } = document.querySelector('form') ?? { elements: [] }
    const controls = [...elements].filter(
      (element) => 'name' in element && element.name,
    ) as HTMLInputElement[]
    expect(
      controls.map(({ name, type, autocomplete, inputMode }) => [name, type, autocomplete, inputMode]),
    ).toEqual([
      ['name', 'text', 'name', 'text'],
      ['phone', 'tel', 'tel', 'tel'],
      ['email', 'email', 'email', 'email'],
      ['address', 'text', 'address-line1', 'text'],
      ['service', 'select-one', 'off', ''],
      ['timeline', 'select-one', 'off', ''],
      ['message', 'textarea', '', ''],
    ])
  })

  it('focuses the first missing field and shows an error at each one', async () => {
    await show()
    await submit().click()
    await expect.element(field('Name')).toHaveFocus()
    for (const label of ['Name', 'Phone']) {
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field(label)).toHaveAccessibleDescription('Please fill out this field.')
    }
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')

    await field('Name').fill('Jane')
    await submit().click()
    await expect.element(field('Phone')).toHaveFocus()
    expect(mails).toEqual([])
  })

  it('accepts every phone format, and refuses only invalid e-mail addresses', async () => {
    await show()
    await field('Name').fill('Jane')
    await field('Phone').fill('ask for Bob, ext. 4')
    await field('Email').fill('jane at home')
    await submit().click()
    await expect.element(field('Email')).toHaveFocus()
    await expect.element(field('Phone')).not.toHaveAttribute('aria-invalid')
    expect(mails).toEqual([])
  })

  it('opens the mail, is busy meanwhile, then resets its fields and says what to do', async () => {
    await show()
    await fillIn()
    await page.getByLabelText('Service').selectOptions('stairs')
    await submit().click()
    await expect.element(page.getByRole('button', { name: 'Sending Request...' })).toBeDisabled()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Email Client Opened!/)
    expect(mails.map(({ subject }) => subject)).toEqual(['New Lead: Jane Miller - stairs'])
    await expect.element(panel()).toBeVisible()
    await expect.element(page.getByRole('form')).not.toBeInTheDocument()
    await panel().getByRole('button', { name: 'Forget this request' }).click()
    for (const label of ['Name', 'Phone', 'Message', 'Service'])
      await expect.element(field(label)).toHaveValue('')
    await expect.element(submit()).toBeEnabled()
  })

  it('is shorter as the compact form', async () => {
    await show('compact')
    await field('Name').fill('Jo')
    await field('Phone').fill('1')
    await field('Service').selectOptions('other')
    await page.getByRole('button', { name: 'Get Free Estimate' }).click()
    await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect.element(panel()).toBeVisible()
    expect(mails.map(({ subject }) => subject)).toEqual(['New Lead: Jo - other'])
  })

  it('opens one mail for a double tap', async () => {
    await show()
    await fillIn()
    await submit().dblClick()
    await expect.element(panel()).toBeVisible()
    expect(mails).toHaveLength(1)
    await panel().getByRole('button', { name: 'Forget this request' }).click()
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
  })

  it('refuses blanks as a name or a telephone number, with the browser’s own message', async () => {
    await show()
    await field('Name').fill('   ')
    await field('Phone').fill(' ')
    await submit().click()
    await expect.element(field('Name')).toHaveFocus()
    for (const label of ['Name', 'Phone'])
      await expect.element(field(label)).toHaveAccessibleDescription('Please match the requested format.')
    expect(mails).toEqual([])
  })

  it('reads values that a browser filled in without an event', async () => {
    const { container } = await show()
    for (const [name, value] of Object.entries({ name: 'Auto Fill', phone: '5' })) {
      const input = container.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (input) input.value = value
    }
    await submit().click()
    await expect
      .poll(() => mails.map(({ subject }) => subject))
      .toEqual(['New Lead: Auto Fill - General Inquiry'])
    await expect.element(panel()).toBeVisible()
  })

  it('keeps everything and shows the telephone number when no mail can be opened', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    await show()
    await fillIn()
    await submit().click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        `ErrorThere was a problem sending the message. Please try calling ${business.phone} directly.`,
      )
    await expect.element(field('Message')).toHaveValue('Two rooms')
    await expect.element(failure().getByRole('button', { name: 'Copy the request' })).toBeVisible()
    await expect.element(submit()).toBeVisible()
  })

  it('passes accessibility checks, empty, with errors and with its panel', async () => {
    const { container } = await show()
    const violations = async () => (await axe.run(container)).violations.map(({ id }) => id)
    expect(await violations()).toEqual([])
    await submit().click()
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
    expect(await violations()).toEqual([])
    await fillIn()
    await submit().click()
    await nothingOpened().click()
    await expect.element(panel().getByRole('link', { name: 'Text us' })).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

describe('after the mail client was asked to open', () => {
  let copied: string[]

  beforeEach(() => {
    copied = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text)
    })
  })

  it('says what to do in place of the form, with all other ways collapsed below', async () => {
    await show()
    await fillIn()
    await submit().click()
    await expect.element(panel()).toHaveFocus()
    await expect.element(page.getByRole('heading', { name: 'Ask us' })).not.toBeInTheDocument()
    await expect.element(panel().getByRole('link', { name: 'Text us' })).not.toBeInTheDocument()
    await nothingOpened().click()
    await expect
      .element(panel().getByRole('link', { name: /^Call/ }))
      .toHaveAttribute('href', telephoneLink())
    await expect
      .element(panel().getByRole('link', { name: 'Text us' }))
      .toHaveAttribute(
        'href',
        expect.stringContaining(`${telephoneLink().replace('tel:', 'sms:')}?&body=Name%3A%20Jane%20Miller`),
      )
    for (const name of ['Gmail', 'Outlook.com', 'Yahoo Mail']) {
      await expect
        .element(panel().getByRole('link', { name }))
        .toHaveAttribute('href', expect.stringContaining('Two%20rooms'))
    }
  })

  it('copies the whole request with its address', async () => {
    await show()
    await fillIn()
    await submit().click()
    await nothingOpened().click()
    await panel().getByRole('button', { name: 'Copy the request' }).click()
    await expect.element(panel().getByRole('status')).toMatchTextContent(/^Copied\./)
    expect(copied.join()).toContain(
      `To: ${business.email}\nSubject: New Lead: Jane Miller - General Inquiry\n\nName: Jane`,
    )
  })

  it('shows the text to copy by hand when the browser denies the clipboard', async () => {
    vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    await show()
    await fillIn()
    await submit().click()
    await nothingOpened().click()
    await panel().getByRole('button', { name: 'Copy the request' }).click()
    await expect
      .element(panel().getByLabelText('Your request'))
      .toHaveValue(expect.stringContaining('Two rooms'))
  })

  it('restores what was written, and keeps what another form has changed since', async () => {
    await show()
    await fillIn()
    await submit().click()
    await expect.element(panel()).toBeVisible()
    saveDraft('full', { message: 'Three rooms' })
    await panel().getByRole('button', { name: 'Write again' }).click()
    await expect.element(field('Name')).toHaveFocus()
    await expect.element(field('Name')).toHaveValue('Jane Miller')
    await expect.element(field('Phone')).toHaveValue('440 555 0199')
    await expect.element(field('Message')).toHaveValue('Three rooms')
    expect(panel().query()).toBeNull()
  })

  it('puts a text that is too long for a mail client on the clipboard and says so', async () => {
    const message = 'Every room has oak under the carpet. '.repeat(60).trim()
    await show()
    await fillIn()
    await field('Message').fill(message)
    await submit().click()
    await expect.element(panel()).toMatchTextContent(/All of it is on your clipboard/)
    expect(copied).toEqual([expect.stringContaining(message)])
    expect(mails[0]?.body).toContain('The message goes on.')
  })

  it('asks to copy a text that is too long when the clipboard is not available', async () => {
    vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
    await show()
    await fillIn()
    await field('Message').fill('Oak. '.repeat(600))
    await submit().click()
    await expect.element(panel()).toMatchTextContent(/Copy it here and paste it into the email/)
    expect(mails).toHaveLength(1)
  })
})

describe('without a network', () => {
  it('works the same and says when the mail leaves', async () => {
    await show()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect
      .element(page.getByText(/the email leaves when your phone is back on a network/))
      .toBeVisible()
    await fillIn()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(panel()).toBeVisible()
    expect(mails).toHaveLength(1)
  })
})
