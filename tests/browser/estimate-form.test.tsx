import axe from 'axe-core'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { business, inState, telephoneLink } from '@/content/business/business'
import { cities } from '@/content/places/cities'
import { cityPath } from '@/content/places/city-paths'
import { fullServices } from '@/content/services/estimate-options'
import { servicesWithPage } from '@/content/services/offered-services'
import { estimateStore, type LinkedRequest, writeDraft } from '@/features/estimate/draft'
import { EstimateForm } from '@/features/estimate/EstimateForm'
import { FreeEstimateButton } from '@/features/estimate/FreeEstimateButton'
import { afterAwake } from '@/lib/after-awake'
import { delay } from '@/lib/delay'
import { findUnfinishedWork } from '@/lib/update-hold'
import { Theme } from '@/theme/theme'
import { driveTimers, standStill } from '../fixtures/still-page'
import { collectMails, panel, renderPage, renderRouted, Site, withRouter } from './estimate-support'

const [service = ''] = fullServices

// How long the form stays busy, and when a clipboard is given up, is for a test to say.
vi.mock('@/lib/delay', { spy: true })
vi.mock('@/lib/after-awake', { spy: true })

const mails = collectMails()
beforeEach(() => {
  vi.mocked(delay).mockImplementation(() => new Promise((resolve) => setTimeout(resolve)))
  vi.mocked(afterAwake).mockImplementation((_, act) => {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  })
})
afterEach(() => vi.restoreAllMocks())

const field = (label: string) => page.getByLabelText(label)
const submit = () => page.getByRole('form').getByRole('button', { name: /Free Estimate/ })

function show(variant: 'full' | 'compact' = 'full', page = '/contact', link?: LinkedRequest) {
  return renderPage(() => (
    <Site>
      <EstimateForm variant={variant} title="Ask us" page={page} link={link} />
    </Site>
  ))
}

const request = { Name: 'Jane Miller', Phone: '440 555 0199', Message: 'Two rooms' }

async function send(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value)
  await submit().click()
}

describe('the estimate form', () => {
  it('is named by its title, and its fields have the right keyboards', async () => {
    await show()
    await expect.element(page.getByRole('form', { name: 'Ask us' })).toBeVisible()
    const controls = document.querySelectorAll<HTMLInputElement>('form [name]')
    expect(
      [...controls].map(({ name, type, autocomplete, inputMode }) => [name, type, autocomplete, inputMode]),
    ).toEqual([
      ['name', 'text', 'name', 'text'],
      ['phone', 'tel', 'tel', 'tel'],
      ['email', 'email', 'email', 'email'],
      ['address', 'text', 'address-line1', 'text'],
      ['service', 'select-one', '', ''],
      ['timeline', 'select-one', '', ''],
      ['message', 'textarea', '', ''],
    ])
  })

  // Every telephone number is accepted.
  it.each<[Record<string, string>, string[], string]>([
    [{}, ['Name', 'Phone'], 'Please fill out this field.'],
    [{ Name: 'Jane' }, ['Phone'], 'Please fill out this field.'],
    [{ Name: '   ', Phone: ' ' }, ['Name', 'Phone'], 'Please match the requested format.'],
    [{ Name: 'Jane', Phone: 'ask for Bob', Email: 'jane at home' }, ['Email'], 'Please include an'],
  ])(
    'with %j focuses the first of %j and shows the browser’s own message at each',
    async (values, wrong, message) => {
      await show()
      await send(values)
      await expect.element(field(wrong[0] ?? '')).toHaveFocus()
      for (const label of ['Name', 'Phone', 'Email']) {
        if (wrong.includes(label))
          await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(message))
        else await expect.element(field(label)).not.toHaveAttribute('aria-invalid')
      }
      expect(mails).toEqual([])
    },
  )

  it('takes an error back as soon as its field is corrected, and no other', async () => {
    await show()
    await submit().click()
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
    await field('Name').fill('J')
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
    await expect.element(field('Phone')).toHaveAttribute('aria-invalid', 'true')
  })

  it('opens one mail for a double tap, is busy meanwhile, then says what to do and forgets its fields', async () => {
    const busy = Promise.withResolvers<void>()
    vi.mocked(delay).mockReturnValue(busy.promise)
    await show()
    for (const [label, value] of Object.entries(request)) await field(label).fill(value)
    await field('Service').selectOptions(service)
    await submit().dblClick()
    await expect.element(page.getByRole('button', { name: 'Sending Request...' })).toBeDisabled()
    busy.resolve()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Email Client Opened!/)
    expect(mails.map(({ subject }) => subject)).toEqual([`New Lead: Jane Miller - ${service}`])
    await expect.element(page.getByRole('form')).not.toBeInTheDocument()
    await panel().getByRole('button', { name: 'Start over' }).click()
    for (const label of ['Name', 'Phone', 'Message', 'Service'])
      await expect.element(field(label)).toHaveValue('')
    await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
    await expect.element(submit()).toBeEnabled()
  })

  it('shows all lines of a message, which are more than it has room for at first', async () => {
    await show()
    const message = field('Message').element() as HTMLTextAreaElement
    const empty = message.clientHeight
    await field('Message').fill('A room\n'.repeat(8))
    expect(message.scrollHeight).toBe(message.clientHeight)
    await field('Message').fill('')
    expect(message.clientHeight).toBe(empty)
  })

  it('is shorter as the compact form, and keeps what was typed into the fields that it lacks', async () => {
    const busy = Promise.withResolvers<void>()
    vi.mocked(delay).mockReturnValue(busy.promise)
    writeDraft({ address: '5 Elm St' })
    await show('compact')
    await field('Service').selectOptions('other')
    await send({ Name: 'Jo', Phone: '1' })
    await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    busy.resolve()
    await expect.element(panel()).toBeVisible()
    expect(mails.map(({ subject }) => subject)).toEqual(['New Lead: Jo - other'])
    expect(estimateStore.state.draft.address).toBe('5 Elm St')
  })

  it('reads values that a browser filled in without an event', async () => {
    const { container } = await show()
    for (const [name, value] of Object.entries({ name: 'Auto Fill', phone: '5' }))
      Object.assign(container.querySelector(`[name="${name}"]`) ?? {}, { value })
    await submit().click()
    await expect.element(panel()).toBeVisible()
    expect(mails.map(({ subject }) => subject)).toEqual(['New Lead: Auto Fill - General Inquiry'])
  })

  it('keeps everything and shows the telephone number when no mail can be opened', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    await show()
    await send(request)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        `ErrorThere was a problem sending the message. Please try calling ${business.phone} directly.`,
      )
    await expect.element(field('Message')).toHaveValue('Two rooms')
    const failure = page.getByRole('region', { name: 'Your email app could not be opened.' })
    await expect.element(failure.getByRole('button', { name: 'Copy the request' })).toBeVisible()
    await expect.element(submit()).toBeVisible()
  })

  it('works the same without a network, and says when the mail leaves', async () => {
    await show()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect.element(page.getByText(/your email goes out when you’re back online/)).toBeVisible()
    await send(request)
    await expect.element(panel()).toBeVisible()
    expect(mails).toHaveLength(1)
  })

  it('passes accessibility checks, empty, with errors and with its panel', async () => {
    const { container } = await show()
    const violations = async () => {
      // A color halfway between two has a contrast of its own.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      return (await axe.run(container)).violations.map(({ id }) => id)
    }
    expect(await violations()).toEqual([])
    await submit().click()
    await expect.element(field('Name')).toHaveAttribute('aria-invalid', 'true')
    expect(await violations()).toEqual([])
    await send(request)
    await panel().getByText('Nothing opened?').click()
    await expect.element(panel().getByRole('link', { name: 'Gmail' })).toBeVisible()
    expect(await violations()).toEqual([])
  })
})

it('is on the contact page, to which the free estimate button leads without a script', async () => {
  await renderRouted(() => <FreeEstimateButton />)
  const button = page.getByRole('button', { name: 'Free Estimate', exact: true }).element()
  const { action, method } = button.closest('form') as HTMLFormElement
  expect([new URL(action).pathname, method]).toEqual(['/contact', 'get'])
})

describe('after the mail client was asked to open', () => {
  const copy = vi.fn<(text: string) => Promise<void>>()
  const copyButton = () => panel().getByRole('button', { name: 'Copy the request' })
  const denied = new DOMException('Denied', 'NotAllowedError')

  beforeEach(async () => {
    copy.mockReset().mockResolvedValue()
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copy)
    await show()
  })

  it('says what to do in place of the form, with all other ways collapsed below', async () => {
    await send(request)
    await expect.element(panel()).toHaveFocus()
    await expect.element(panel()).toMatchTextContent(/Add photos of the floor before you hit Send\./)
    const link = (name: string | RegExp) => panel().getByRole('link', { name })
    await expect.element(link('Gmail')).not.toBeInTheDocument()
    await panel().getByText('Nothing opened?').click()
    await expect.element(link(/^Call/)).toHaveAttribute('href', telephoneLink())
    const text = `${telephoneLink().replace('tel:', 'sms:')}?&body=Name%3A%20Jane%20Miller`
    const onTouch = panel().getByRole('link', { name: 'Send as a text instead', includeHidden: true })
    await expect.element(onTouch).toHaveAttribute('href', expect.stringContaining(text))
    for (const name of ['Gmail', 'Outlook.com', 'Yahoo Mail'])
      await expect.element(link(name)).toHaveAttribute('href', expect.stringContaining('Two%20rooms'))

    await copyButton().click()
    await expect.element(page.getByText(/^Copied\./)).toBeVisible()
    const copied = `To: ${business.email}\nSubject: New Lead: Jane Miller - General Inquiry\n\nName: Jane`
    expect(copy).toHaveBeenCalledWith(expect.stringContaining(copied))
  })

  it('holds back a new version until the request is forgotten', async () => {
    await send(request)
    await expect.element(panel()).toBeVisible()
    expect(estimateStore.state.draft.name).toBe('')
    await expect.poll(findUnfinishedWork).toEqual(['estimate'])
    await panel().getByRole('button', { name: 'Start over' }).click()
    await expect.poll(findUnfinishedWork).toEqual([])
  })

  it('says so when the browser denies the clipboard', async () => {
    copy.mockRejectedValue(denied)
    await send(request)
    await panel().getByText('Nothing opened?').click()
    await copyButton().click()
    await expect.element(page.getByText(/^Couldn’t copy it\./)).toBeVisible()
  })

  it('restores what was written, and keeps what has been typed since', async () => {
    await send(request)
    await expect.element(panel()).toBeVisible()
    const message = document.querySelector('textarea')
    if (message) message.value = 'Three rooms'
    await panel().getByRole('button', { name: 'Edit the message' }).click()
    await expect.element(field('Name')).toHaveFocus()
    for (const [label, value] of Object.entries({ ...request, Message: 'Three rooms' }))
      await expect.element(field(label)).toHaveValue(value)
    expect(panel().query()).toBeNull()
  })

  it.each([
    ['is on the clipboard', () => {}, /All of it is on your clipboard/, false],
    [
      'is to be copied by hand where the clipboard is denied',
      () => copy.mockRejectedValue(denied),
      /Copy it here and paste it into the email/,
      true,
    ],
    [
      'is to be copied by hand where the clipboard never answers',
      () => copy.mockReturnValue(new Promise(() => {})),
      /Copy it here and paste it into the email/,
      true,
    ],
  ])('a text that is too long for a mail client %s', async (_, prepare, words, isByHand) => {
    prepare()
    const message = 'Every room has oak under the carpet. '.repeat(60).trim()
    await send({ ...request, Message: message })
    await expect.element(panel()).toMatchTextContent(words)
    expect(copyButton().elements()).toHaveLength(isByHand ? 1 : 0)
    expect(copy).toHaveBeenCalledWith(expect.stringContaining(message))
    expect(mails.map(({ body }) => body)).toEqual([expect.stringContaining('Message continues.')])
  })
})

describe('clock: an estimate’s second press', () => {
  beforeEach(async () => {
    vi.mocked(delay).mockRestore()
    await show()
    for (const [label, value] of Object.entries(request)) await field(label).fill(value)
    driveTimers()
  })
  const press = () =>
    submit()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const untilOpened = (count: number) =>
    vi.waitUntil(() => mails.length === count && vi.getTimerCount() > 0, { timeout: 60_000, interval: 0 })
  /** Vitest's own waits move the test's clock on. */
  const isBusy = () =>
    vi.waitUntil(() => page.getByRole('button', { name: 'Sending Request...', disabled: true }).query(), {
      timeout: 60_000,
      interval: 0,
    })

  it('late: it counts anew, 0.8 seconds after the first one', async () => {
    press()
    await untilOpened(1)
    await isBusy()
    await vi.advanceTimersByTimeAsync(700)
    // They are emptied once the form is free.
    expect(field('Name').element()).toHaveValue(request.Name)
    await vi.advanceTimersByTimeAsync(100)
    await panel().getByRole('button', { name: 'Start over' }).click()
    for (const [label, value] of Object.entries(request)) await field(label).fill(value)
    press()
    await untilOpened(2)
    await vi.advanceTimersByTimeAsync(800)
    await expect.element(panel()).toBeVisible()
  })

  it('frozen: the form is free once the page moves again, and one mail was opened', async () => {
    press()
    await untilOpened(1)
    standStill()
    await expect.element(panel()).toBeVisible()
    expect(mails).toHaveLength(1)
  })
})

it('what is typed is stored nowhere', async () => {
  // Other files' tests run beside it and store things of theirs.
  const writes = [vi.spyOn(Storage.prototype, 'setItem'), vi.spyOn(IDBFactory.prototype, 'open')]
  onTestFinished(() => {
    for (const write of writes) write.mockRestore()
  })
  await show('compact', '/')
  await field('Name').fill('Jane')
  await field('Service').selectOptions('repair')
  for (const write of writes) expect(write).not.toHaveBeenCalled()
  for (const storage of [localStorage, sessionStorage])
    expect(JSON.stringify({ ...storage })).not.toContain('Jane')
})

it('what is typed is gone once a mail client was opened, and the panel waits at its place', async () => {
  const { unmount } = await show('compact', '/')
  await send({ Name: 'Jane', Phone: '440' })
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

describe('where a request comes from', () => {
  const [{ name: other = '', page: { path = '' } = {} } = {}] = servicesWithPage.slice(1)

  it('is in its mail: the service, the town and the address of the page', async () => {
    const town = cities[1] ?? expect.fail('no city')
    const { unmount } = await show('compact', path)
    await expect.element(field('Service')).toHaveValue(other)
    await send({ Name: 'Jane', Phone: '440' })
    await expect.poll(() => mails[0]?.subject).toBe(`New Lead: Jane - ${other}`)
    expect(mails[0]?.body).toMatch(new RegExp(`${path}$`))
    await unmount()

    await show('compact', cityPath(town))
    await send({ Name: 'Jane', Phone: '440' })
    await expect.poll(() => mails[1]?.body).toContain(`Address: ${inState(town.name)}\r\nService: not given`)
  })

  it('leaves what a visitor has chosen, and is no choice of theirs on the next page', async () => {
    const first = await show('compact', path)
    await field('Name').fill('Jane')
    await first.unmount()
    const elsewhere = await show('compact', '/about')
    await expect.element(field('Service')).toHaveValue('')
    await field('Service').selectOptions('repair')
    await elsewhere.unmount()
    await show('compact', path)
    await expect.element(field('Service')).toHaveValue('repair')
  })

  it('comes with a link, once, in place of what the link before it brought', async () => {
    writeDraft({ message: 'We have a dog.', service: 'repair' })
    const like = { service: other, message: 'Like: Front stairs, Beachwood' } as const
    const first = await show('full', '/contact', like)
    await expect.element(field('Service')).toHaveValue(other)
    await expect.element(field('Message')).toHaveValue('Like: Front stairs, Beachwood\n\nWe have a dog.')
    await first.unmount()

    const sheet = { message: 'About 800 sq ft.' }
    const second = await show('full', '/contact', sheet)
    await expect.element(field('Message')).toHaveValue('About 800 sq ft.\n\nWe have a dog.')
    await field('Message').fill('We have a dog.')
    await second.unmount()
    await show('full', '/contact', sheet)
    await expect.element(field('Message')).toHaveValue('We have a dog.')
  })
})

describe('an estimate form before hydration', () => {
  let form: ReactNode
  let container: HTMLElement

  beforeEach(async () => {
    form = await withRouter(
      <Theme>
        <EstimateForm variant="full" title="Ask us" page="/contact" />
      </Theme>,
    )
    container = document.createElement('div')
    container.innerHTML = renderToString(form)
    document.body.append(container)
  })
  afterEach(() => container.remove())

  it('is a plain form that the browser validates and sends to the mail client', () => {
    const element = container.querySelector('form')
    expect(element?.action).toMatch(new RegExp(`^mailto:${business.email}\\?subject=New%20Lead`))
    expect([element?.method, element?.enctype]).toEqual(['post', 'text/plain'])
    expect(element?.noValidate).toBe(false)
    expect(element?.checkValidity()).toBe(false)
  })

  it('keeps what was typed, chosen and focused, and takes the rest from the draft', async () => {
    const errors = vi.spyOn(console, 'error')
    writeDraft({ name: 'Jane', phone: '440' })
    await field('Name').fill('Early Bird')
    await field('Service').selectOptions(service)
    await field('Message').fill('Typed on one bar\nof network')

    const root = hydrateRoot(container, form)
    await expect.element(field('Phone')).toHaveValue('440')
    await expect.element(field('Name')).toHaveValue('Early Bird')
    await expect.element(field('Service')).toHaveValue(service)
    await expect.element(field('Message')).toHaveValue('Typed on one bar\nof network')
    await expect.element(field('Message')).toHaveFocus()
    // The next form has it, too.
    expect(estimateStore.state.draft).toMatchObject({ name: 'Early Bird', phone: '440' })
    expect(container.querySelector('form')?.noValidate).toBe(true)
    expect(errors).not.toHaveBeenCalled()
    root.unmount()
  })
})
