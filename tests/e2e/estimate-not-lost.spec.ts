import { expect, test as testInNewContext } from '@playwright/test'
import { city, cityPath } from './content.ts'
import { dialog, expectValues, fillIn, jane, openDialog, panel, submit, takenOver } from './estimate.ts'
import { collectMailtoUrls } from './estimate-mails.ts'
import { test } from './shared-page.ts'

test.describe('a request cannot get lost', () => {
  test('by a reload', async ({ page }) => {
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    await page.getByLabel('Service', { exact: true }).selectOption('stairs')
    await page.reload()
    await expectValues(page, { ...jane, Service: 'stairs' })
    await page.getByRole('button', { name: 'Clear it' }).click()
    await expectValues(page, { Name: '', Phone: '', Message: '', Service: '' })
    await page.reload()
    await takenOver(page)
    await expectValues(page, { Name: '', Message: '' })
  })

  test('by leaving the page and coming back', async ({ page }) => {
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expectValues(page, jane)

    await page.goto('/service-areas')
    await page.goBack()
    await expectValues(page, jane)
  })

  test('between a page, another page and the dialog', async ({ page }) => {
    await page.goto(cityPath(city.slug))
    await takenOver(page)
    await fillIn(page, { Name: jane.Name })
    await page.goto('/contact')
    await takenOver(page)
    await expectValues(page, { Name: jane.Name })
    await fillIn(page, { Phone: jane.Phone, Message: jane.Message })
    await page.goto('/about')
    await takenOver(page)
    await openDialog(page)
    await expectValues(dialog(page), jane)
  })

  test('when the phone discards the page while the mail client is open', async ({ page }) => {
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    await submit(page).click()
    await expect(panel(page)).toBeFocused()
    await page.reload()
    await expect(panel(page)).toBeVisible()
    await expect(panel(page)).not.toBeFocused()
    await panel(page).getByRole('button', { name: 'Write again' }).click()
    await expectValues(page, jane)
    await expect(panel(page)).toHaveCount(0)
  })

  test('without a mail client: it can be copied, sent as a text message or by webmail, or told by telephone', async ({
    page,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    await submit(page).click()
    await panel(page).getByText('Nothing opened?').click()
    await panel(page).getByRole('button', { name: 'Copy the request' }).click()
    await expect(panel(page).getByRole('status')).toContainText('Copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(jane.Message)
    await expect(panel(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
    await expect(panel(page).getByRole('link', { name: 'Text us' })).toHaveAttribute(
      'href',
      /^sms:\+1\d{10}\?&body=/,
    )
    for (const name of ['Gmail', 'Outlook.com', 'Yahoo Mail']) {
      await expect(panel(page).getByRole('link', { name })).toHaveAttribute(
        'href',
        /Two%20rooms%20%26%20a%20hall/,
      )
    }
  })

  testInNewContext('where the browser blocks storage', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['indexedDB', 'sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Blocked', 'SecurityError')
          },
        })
      }
    })
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const mails = await collectMailtoUrls(page)
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    await submit(page).click()
    await panel(page).getByRole('button', { name: 'Write again' }).click()
    await expectValues(page, jane)
    expect(mails).toHaveLength(1)
    expect(errors).toEqual([])
  })

  testInNewContext('without a network', async ({ page, context }) => {
    const mails = await collectMailtoUrls(page)
    await page.goto('/contact')
    await takenOver(page)
    await page.getByLabel('Name').focus()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await expect(page.getByText('the email leaves when your phone is back on a network')).toBeVisible()
    await fillIn(page, jane)
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Email Client Opened!' })).toBeVisible()
    expect(mails).toHaveLength(1)
  })
})

test.describe('what is typed stays with its tab', () => {
  testInNewContext('another tab of the same browser does not see it', async ({ page, context }) => {
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    const other = await context.newPage()
    await other.goto('/contact')
    await takenOver(other)
    await expectValues(other, { Name: '', Phone: '', Message: '' })
    await expectValues(page, jane)
  })
})
