import { expect, type Page } from '@playwright/test'
import { expectValues, fillIn, jane, panel, submit, takenOver } from './estimate.ts'
import { collectMailtoUrls, readMailto } from './estimate-mails.ts'
import { test } from './shared-page.ts'

test.describe('before hydration', () => {
  /** Delays the page's scripts until the returned function is called. */
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

  test('a form keeps what is typed', async ({ page }) => {
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

  test('a form opens the mail client without a script, and keeps its text when it is hydrated', async ({
    page,
  }) => {
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

  test('a form stays when the code for toasts cannot be loaded', async ({ page }) => {
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
    // A plain toast shows the words.
    await expect(page.getByText('Email Client Opened!')).toBeVisible()
    await expect(panel(page)).toBeVisible()
    expect(mails).toHaveLength(1)
    expect(loads).toBe(1)
  })
})
