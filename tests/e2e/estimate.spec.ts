import { expect, type Locator, type Page, test } from '@playwright/test'
import { collectMailtoUrls, readMailto } from './estimate-mails.ts'
import { open } from './site.ts'

const form = (within: Page | Locator) => within.getByRole('form')
const submit = (within: Page | Locator) => form(within).getByRole('button', { name: /Free Estimate$/ })
const panel = (within: Page | Locator) => within.getByRole('region', { name: 'Didn’t open?' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get your free estimate' })
const floatingButton = (page: Page) => page.getByRole('button', { name: 'Free Estimate', exact: true })

/** Until the page's script has taken the form over. */
const takenOver = (page: Page) => expect(form(page)).toHaveAttribute('novalidate')

async function fillIn(within: Page | Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await within.getByLabel(label, { exact: true }).fill(value)
}

async function expectValues(within: Page | Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(within.getByLabel(label, { exact: true })).toHaveValue(value)
  }
}

/** Until the device has stored what was typed last. */
const stored = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('keyval-store')
            opening.onsuccess = () => {
              const reading = opening.result
                .transaction('keyval')
                .objectStore('keyval')
                .get('estimate-drafts')
              reading.onsuccess = () => resolve(JSON.stringify(reading.result))
            }
          }),
      ),
    )
    .toContain(JSON.stringify(text).slice(1, -1))

const jane = {
  Name: 'Zoë "ZZ" O’Neil & Søn',
  Phone: '(440) 555-0199',
  Message: 'Two rooms & a hall.\nOak + maple?',
}

test.describe('an estimate request', () => {
  test('opens the visitor’s mail client with everything filled in, and sends nothing itself', async ({
    page,
  }) => {
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

  test('takes three fields where there is little room', async ({ page }) => {
    const mails = await collectMailtoUrls(page)
    await page.goto('/service-areas/mentor-oh')
    await expect(page.getByRole('form', { name: 'Get Your Mentor Estimate' })).toBeVisible()
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

  test('puts what a mail client would cut on the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const mails = await collectMailtoUrls(page)
    const message = 'Every room has oak under the carpet, we think. '.repeat(50).trim()
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, { ...jane, Message: message })
    await submit(page).click()
    await expect(panel(page)).toContainText('All of it is on your clipboard')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message)
    expect(mails[0]?.length).toBeLessThanOrEqual(1600)
    expect(readMailto(mails[0]).body).toContain('The message goes on.')
  })
})

test.describe('a request cannot get lost', () => {
  test('by a reload', async ({ page }) => {
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    await page.getByLabel('Service', { exact: true }).selectOption('stairs')
    await stored(page, 'stairs')
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

    await stored(page, jane.Message)
    await page.goto('/service-areas')
    await page.goBack()
    await expectValues(page, jane)
  })

  test('between a page, another page and the dialog', async ({ page }) => {
    await page.goto('/service-areas/mentor-oh')
    await takenOver(page)
    await fillIn(page, { Name: jane.Name })
    await stored(page, jane.Name)
    await page.goto('/contact')
    await takenOver(page)
    await expectValues(page, { Name: jane.Name })
    await fillIn(page, { Phone: jane.Phone, Message: jane.Message })
    await floatingButton(page).click()
    await expectValues(dialog(page), jane)
  })

  test('when the phone drops the page while the mail client is in front', async ({ page }) => {
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    await submit(page).click()
    await expect(panel(page)).toBeFocused()
    await page.reload()
    await expect(panel(page)).toBeVisible()
    await expect(panel(page)).not.toBeFocused()
    await expectValues(page, { Name: '', Message: '' })
    await panel(page).getByRole('button', { name: 'Write again' }).click()
    await expectValues(page, jane)
    await expect(panel(page)).toHaveCount(0)
  })

  test('without a mail client: copied, called, texted or written in a browser', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/contact')
    await takenOver(page)
    await fillIn(page, jane)
    await submit(page).click()
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

  test('where the browser blocks storage', async ({ page }) => {
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

  test('without a network', async ({ page, context }) => {
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

  test('the floating button leads to the contact page', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await floatingButton(page).click()
    await expect(page).toHaveURL(/\/contact\??$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

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

test.describe('the dialog', () => {
  test('is fetched when it is wanted, keeps the focus and gives it back', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((url) => /Estimate(Dialog|Form)|ToastList/.test(url))).toEqual([])

    await floatingButton(page).click()
    await expect(dialog(page).getByLabel('Timeline')).toBeVisible()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog(page).locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(floatingButton(page)).toBeFocused()
  })

  test('loses nothing when it is closed half way or left by the back button', async ({ page }) => {
    await open(page, '/service-areas')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await floatingButton(page).click()
    await fillIn(dialog(page), jane)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)

    await floatingButton(page).click()
    await expectValues(dialog(page), jane)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/service-areas')
    await expect(dialog(page)).toHaveCount(0)

    await floatingButton(page).click()
    await expectValues(dialog(page), jane)
  })

  test('shows what is written in over the on-screen keyboard and below its title', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 420 })
    await open(page, '/')
    await page.waitForLoadState('networkidle')
    await floatingButton(page).click()
    await expect(dialog(page).getByLabel('Name')).toBeVisible()
    const title = dialog(page).locator('header')
    for (const keys of [Array(9).fill('Tab'), Array(7).fill('Shift+Tab')] as string[][]) {
      for (const key of keys) {
        await page.keyboard.press(key)
        const control = dialog(page).locator('form :focus')
        if ((await control.count()) === 0) continue
        // All of a field of one line, the line that is written of a longer one.
        await expect(control).toBeInViewport({ ratio: (await control.getAttribute('rows')) ? 0.25 : 0.98 })
        const [above, below] = [await title.boundingBox(), await control.boundingBox()]
        expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
      }
    }
  })
})

test.describe('on a network that fails', () => {
  // The page alone, without the copy that a service worker keeps.
  test.use({ serviceWorkers: 'block' })

  test('the floating button leads to the contact page', async ({ page }) => {
    await page.route(/EstimateDialog/, (route) => route.abort())
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await floatingButton(page).click()
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

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('every control is easy to hit and no phone zooms into a field', async ({ page }) => {
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
