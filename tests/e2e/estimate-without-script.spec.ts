import { expect, type Page, test } from '@playwright/test'
import { expectValues, fillIn, jane, panel, submit, takenOver } from './estimate.ts'
import { collectMailtoUrls, readMailto } from './estimate-mails.ts'

test.describe('before its script has arrived', () => {
  /** Holds the page's scripts back until released. */
  async function holdScripts(page: Page): Promise<() => void> {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.js', async (route) => {
      await released
      await route.continue()
    })
    return release
  }

  test('a form keeps what is typed meanwhile', async ({ page }) => {
    const mails = await collectMailtoUrls(page)
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillIn(page, jane)
    await page.getByLabel('Service', { exact: true }).selectOption('stairs')
    release()
    await takenOver(page)
    await expectValues(page, { ...jane, Service: 'stairs' })
    await submit(page).click()
    await expect(panel(page)).toBeVisible()
    expect(readMailto(mails[0]).subject).toBe('New Lead: Zoë "ZZ" O’Neil & Søn - stairs')
  })

  test('a form opens the mail client by itself and still hands its text to the script', async ({ page }) => {
    const mails = await collectMailtoUrls(page)
    const release = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    await fillIn(page, jane)
    await submit(page).click()
    await expect.poll(() => mails.length).toBe(1)
    expect(decodeURIComponent(mails[0] ?? '')).toMatch(/subject=New Lead.*phone=\(440\) 555-0199/s)

    release()
    await takenOver(page)
    await expectValues(page, jane)
    await submit(page).click()
    await expect(panel(page)).toBeVisible()
    expect(readMailto(mails[1]).subject).toBe('New Lead: Zoë "ZZ" O’Neil & Søn - General Inquiry')
  })

  test('a form is not taken away from the visitor who writes in it', async ({ page }) => {
    await page.route(/ToastList/, (route) => route.abort())
    const mails = await collectMailtoUrls(page)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    await submit(page).click()
    // The toast's own code is missing: its words appear all the same.
    await expect(page.getByText('Email Client Opened!')).toBeVisible()
    await expect(panel(page)).toBeVisible()
    expect(mails).toHaveLength(1)
    expect(loads).toBe(1)
  })
})
