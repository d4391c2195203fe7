import { expect, test } from '@playwright/test'
import { builtFile } from './built-files.ts'
import { content, service } from './content.ts'
import { dialog, expectValues, fillIn, form, jane, openDialog, panel, submit, takenOver } from './estimate.ts'
import { collectMailtoUrls, readMailto } from './mailto.ts'
import { troubles } from './page-checks.ts'
import { holdRequests, open } from './visit.ts'

/** A business may not offer it. */
const asked = content.fullServices.find((one) => `${one}` === 'water-damage') ?? service

test('a request opens the visitor’s mail client with all fields, and sends nothing itself @desk', async ({
  page,
}) => {
  const mails = await collectMailtoUrls(page)
  await open(page, '/contact')
  await page.getByLabel('Name', { exact: true }).focus()
  await takenOver(page)
  await fillIn(page, { ...jane, Email: 'zoe@example.com', 'Project address': '12 Elm Street, Mentor' })
  await page.getByLabel('Service', { exact: true }).selectOption(asked)
  await page.getByLabel('Timeline').selectOption('asap')
  const sent: string[] = []
  page.on('request', (request) => {
    // The page's own code may still come.
    if (!/^mailto:|\/assets\/[\w.-]+$/.test(request.url())) sent.push(request.url())
  })

  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Sending Request...' })).toBeDisabled()
  await expect(page.getByRole('alert').filter({ hasText: 'Email Client Opened!' })).toContainText(
    'Please send the email to complete your request.',
  )
  await expect(panel(page)).toBeFocused()
  await expect(form(page)).toHaveCount(0)
  expect(sent).toEqual([])
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain(
    `subject=New%20Lead%3A%20Zo%C3%AB%20%22ZZ%22%20O%E2%80%99Neil%20%26%20S%C3%B8n%20-%20${asked}`,
  )
  expect(readMailto(mails[0]).body).toMatch(
    new RegExp(
      `Email: zoe@example\\.com\\s+Address: 12 Elm Street, Mentor\\s+Service: ${content.serviceLabels[asked]}\\s+Timeline: As soon`,
    ),
  )
})

test('before hydration a form opens the mail client as well, and keeps its text afterward @phone', async ({
  page,
}) => {
  const mails = await collectMailtoUrls(page)
  const release = await holdRequests(page, /\/assets\/(?!start-).*\.js$/)
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page, jane)
  await page.getByLabel('Service', { exact: true }).selectOption(service)
  await submit(page).click()
  await expect.poll(() => mails.length).toBe(1)
  expect(decodeURIComponent(mails[0] ?? '')).toMatch(/subject=New Lead.*phone=\(440\) 555-0199/s)
  await expect(page.locator('iframe'), 'or WebKit might replace the page').toHaveCount(1)

  await release()
  await takenOver(page)
  await expectValues(page, { ...jane, Service: service })
  await submit(page).click()
  await expect(panel(page)).toBeVisible()
  expect(readMailto(mails[1]).subject).toBe(`New Lead: Zoë "ZZ" O’Neil & Søn - ${service}`)
})

test('a form’s code comes with the first sign that it is used, and takes nothing away @phone', async ({
  page,
}) => {
  const found = troubles(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open(page, '/contact')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((url) => url.endsWith(builtFile('EstimateForm')))).toEqual([])
  const release = await holdRequests(page, `**${builtFile('EstimateForm')}`)
  await page.getByLabel('Service', { exact: true }).selectOption(service)
  await page.getByLabel('Message').pressSequentially('Two rooms')
  await release()
  await takenOver(page)
  await expectValues(page, { Service: service, Message: 'Two rooms' })
  await expect(page.getByLabel('Message')).toBeFocused()
  await page.getByLabel('Message').pressSequentially(' and a hall')
  await openDialog(page)
  await expectValues(dialog(page), { Service: service, Message: 'Two rooms and a hall' })
  expect(found).toEqual([])
})

test('what is wrong is said below the fields, with their labels in view, also where the form’s code is still to come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/contact')
  const release = await holdRequests(page, `**${builtFile('EstimateForm')}`)
  await submit(page).click()
  await release()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(2)
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.getByText('Name', { exact: true }).boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('a request is the same in the dialog of another page, which comes on demand, and after “back” @phone', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open(page, '/contact')
  await fillIn(page, jane)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeFocused()
  for (const part of ['EstimateDialog', 'Dialog'].map((module) => builtFile(module)))
    expect(fetched.filter((url) => url.endsWith(part))).toEqual([])
  await openDialog(page)
  await expectValues(dialog(page), jane)
  // It closes the dialog.
  await page.goBack()
  await expect(page).toHaveURL('/contact')
  await expect(dialog(page)).toHaveCount(0)
  await expectValues(page, jane)
  // From another document, too.
  await page.goto('/robots.txt')
  await page.goBack()
  await expectValues(page, jane)
})

test('the focused field of the dialog is between its title and the on-screen keyboard @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 420 })
  await open(page, '/')
  await openDialog(page)
  await expect(dialog(page).getByLabel('Name')).toBeVisible()
  const title = dialog(page).getByRole('heading', { level: 2 }).locator('..')
  for (const key of [...Array(9).fill('Tab'), ...Array(7).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const control = dialog(page).locator('form :focus')
    if ((await control.count()) === 0) continue
    // The whole field if it has one line, the current line of a longer one.
    await expect(control).toBeInViewport({ ratio: (await control.getAttribute('rows')) ? 0.25 : 0.98 })
    const [above, below] = [await title.boundingBox(), await control.boundingBox()]
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  }
})
