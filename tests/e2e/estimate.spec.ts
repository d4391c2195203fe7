import { expect } from '@playwright/test'
import { city, cityPageWords, cityPath } from './content.ts'
import { expectValues, fillIn, form, jane, panel, submit, takenOver } from './estimate.ts'
import { collectMailtoUrls, readMailto } from './estimate-mails.ts'
import { test } from './shared-page.ts'

test.describe('an estimate request', () => {
  test('opens the visitor’s mail client with all fields, and sends nothing itself', async ({ page }) => {
    const mails = await collectMailtoUrls(page)
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, { ...jane, Email: 'zoe@example.com', 'Project address': '12 Elm Street, Mentor' })
    await page.getByLabel('Service', { exact: true }).selectOption('water-damage')
    await page.getByLabel('Timeline').selectOption('asap')
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith('mailto:')) requests.push(request.url())
    })

    await submit(page).click()
    await expect(page.getByRole('button', { name: 'Sending Request...' })).toBeDisabled()
    await expect(page.getByRole('alert').filter({ hasText: 'Email Client Opened!' })).toContainText(
      'Please send the email to complete your request.',
    )
    await expect(panel(page)).toBeFocused()
    await expect(form(page)).toHaveCount(0)
    await panel(page).getByRole('button', { name: 'Forget this request' }).click()
    await expect(submit(page)).toBeEnabled()
    await expectValues(page, {
      Name: '',
      Phone: '',
      Email: '',
      'Project address': '',
      Message: '',
      Service: '',
    })

    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(
      'subject=New%20Lead%3A%20Zo%C3%AB%20%22ZZ%22%20O%E2%80%99Neil%20%26%20S%C3%B8n%20-%20water-damage',
    )
    expect(mails[0]).not.toContain('+')
    expect(readMailto(mails[0]).body.split('\r\n')).toEqual([
      'Name: Zoë "ZZ" O’Neil & Søn',
      'Phone: (440) 555-0199',
      'Email: zoe@example.com',
      'Address: 12 Elm Street, Mentor',
      'Service: Water Damage Restoration',
      'Timeline: As soon as possible',
      '',
      'Message:',
      'Two rooms & a hall.',
      'Oak + maple?',
      '',
      expect.stringMatching(/^Submitted from the website /),
    ])
    expect(requests).toEqual([])
  })

  test('has three fields in its compact form', async ({ page }) => {
    const mails = await collectMailtoUrls(page)
    await page.goto(cityPath(city.slug))
    await expect(page.getByRole('form', { name: cityPageWords(city.name).form.title })).toBeVisible()
    await takenOver(page)
    await fillIn(page, { Name: 'Jo', Phone: '1' })
    await page.getByLabel('Service', { exact: true }).selectOption('other')
    await submit(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(panel(page)).toBeVisible()
    expect(readMailto(mails[0]).subject).toBe('New Lead: Jo - other')
  })

  test('opens one mail for a double tap', async ({ page }) => {
    const mails = await collectMailtoUrls(page)
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    await submit(page).dblclick()
    await expect(panel(page)).toBeVisible()
    expect(mails).toHaveLength(1)
    await expect(page.getByText('Please fill out this field.')).toHaveCount(0)
  })

  test('copies a text that is too long for a mail client to the clipboard', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const mails = await collectMailtoUrls(page)
    const message = 'Every room has oak under the carpet, we think. '.repeat(60).trim()
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, { ...jane, Message: message })
    await submit(page).click()
    await expect(panel(page)).toContainText('All of it is on your clipboard')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message)
    expect(mails[0]?.length).toBeLessThanOrEqual(2000)
    expect(readMailto(mails[0]).body).toContain('The message goes on.')
  })
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('controls are large enough for a thumb, and phones do not zoom into fields', async ({ page }) => {
    await page.goto('/contact')
    await takenOver(page)
    const small = await form(page).evaluate((element) =>
      [...element.querySelectorAll('input, select, textarea, button')]
        .filter((control) => {
          const { height, width } = control.getBoundingClientRect()
          return height < 48 || width < 48 || Number.parseFloat(getComputedStyle(control).fontSize) < 16
        })
        .map((control) => control.outerHTML),
    )
    expect(small).toEqual([])
  })

  test('nothing is cut off at 400 % zoom, the panel included', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto('/contact')
    await takenOver(page)
    await submit(page).click()
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)
    await fillIn(page, jane)
    await submit(page).click()
    await expect(panel(page)).toBeVisible()
    expect(await overflow()).toBe(0)
  })
})
