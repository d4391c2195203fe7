import { expect, type Page, test } from '@playwright/test'
import {
  expectValues,
  fillIn,
  floatingButton,
  jane,
  openDialog,
  panel,
  submit,
  takenOver,
} from './estimate.ts'
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

  test('the floating button leads to the contact page', { tag: '@desk' }, async ({ page }) => {
    await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await floatingButton(page).click()
    await expect(page).toHaveURL(/\/contact\??$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the floating button is in view and leads to the contact page', async ({ page }) => {
    await page.goto('/')
    await floatingButton(page).click()
    await expect(page).toHaveURL(/\/contact\??$/)
  })

  test('a form checks what is required and opens the mail client', async ({ page }) => {
    const mails = await collectMailtoUrls(page)
    await page.goto('/contact')
    await submit(page).click()
    await expect(page.getByLabel('Name')).toBeFocused()
    expect(mails).toEqual([])
    await fillIn(page, { Name: 'Jane Miller', Phone: '440 555 0199', Message: 'Two rooms' })
    await submit(page).click()
    await expect.poll(() => mails.length).toBe(1)
    expect(readMailto(mails[0]).subject).toBe('New Lead: estimate request from the website')
    expect(decodeURIComponent(mails[0] ?? '')).toMatch(
      /name=Jane Miller\r\nphone=440 555 0199\r\n.*message=Two rooms/s,
    )
  })
})

test.describe('on a network that fails', () => {
  // The page alone, without the copy that a service worker keeps.
  test.use({ serviceWorkers: 'block' })

  test('the floating button leads to the contact page', async ({ page }) => {
    await page.route(/EstimateDialog/, (route) => route.abort())
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await openDialog(page)
    await expect(page).toHaveURL('/contact')
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
    const [words] = await Promise.all([
      page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss()
        return dialog.message()
      }),
      submit(page).click(),
    ])
    expect(words).toContain('Email Client Opened!')
    await expect(panel(page)).toBeVisible()
    expect(mails).toHaveLength(1)
    expect(loads).toBe(1)
  })
})
