import { existsSync, readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { dist, isPageScript } from './built-files.ts'
import {
  business,
  city,
  cityPath,
  content,
  filter,
  filterLabel,
  footerService,
  routePaths,
  servicePage,
} from './content.ts'
import { fileAt } from './fault-gate.ts'
import { troubles } from './page-checks.ts'
import { holdRequests, hydrated, open } from './visit.ts'

const services = content.serviceLinks.map(({ label, to }) => ({ name: label, path: to }))
const links = [
  ...services,
  ...content.mainLinks.map(({ label, to }) => ({ name: label, path: to })),
  { name: 'Home', path: '/' },
]

const header = (page: Page) => page.getByRole('banner')
const link = (within: Locator, name: string) => within.getByRole('link', { name, exact: true })
const servicesButton = (page: Page) => header(page).getByRole('button', { name: 'Services' })
const dropdown = (page: Page) => page.locator('#services-menu')
const menu = (page: Page) => page.locator('#mobile-menu')
const openMenu = (page: Page) => header(page).getByRole('button', { name: 'Open menu' })
const closeMenu = (page: Page) => header(page).getByRole('button', { name: 'Close menu' })

/** Follows one of the header's links, which may be in the mobile menu or in the dropdown. */
async function follow(page: Page, name: string, isMobile: boolean) {
  if (isMobile) {
    await openMenu(page).click()
    await link(menu(page), name).click()
  } else if (services.some((service) => service.name === name)) {
    await servicesButton(page).click()
    await link(dropdown(page), name).click()
  } else {
    await link(header(page).getByRole('navigation', { name: 'Main' }), name).click()
  }
}

test('no link leads nowhere: each has its page, and that has the place that the link names @desk', () => {
  for (const path of [...routePaths, '/404']) {
    const html = readFileSync(fileAt(dist, path), 'utf8')
    const targets = [...html.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="([^"]*)"/g)].map(
      ([, to = '']) => to,
    )
    expect(targets.length, path).toBeGreaterThan(20)
    expect
      .soft(
        [...new Set(targets)].filter((to) => !leadsSomewhere(to, path)),
        path,
      )
      .toEqual([])
  }
})

/** As far as the site itself can tell. */
function leadsSomewhere(to: string, path: string): boolean {
  if (/^(?:https:\/\/\w|mailto:[^@?]+@|(?:tel|sms):\+\d{11}(?:$|\?&))/.test(to)) return true
  const { pathname, hash } = new URL(to, `https://site.test${path}`)
  const file = fileAt(dist, pathname)
  if (!/^[/#?]/.test(to) || !existsSync(file)) return false
  return !hash || readFileSync(file, 'utf8').includes(` id="${hash.slice(1)}"`)
}

/** A page starts at its top, with the focus at its start and its title announced (section 2). */
async function expectStart(page: Page) {
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1)
}

test('navigation starts each page at its top, announces its title and marks it in the header', async ({
  page,
  isMobile,
}) => {
  await open(page, '/')
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(0)

  for (const name of [servicePage.label, 'Our Work', 'Home']) {
    const former = await page.title()
    await page.evaluate(() => window.scrollTo(0, 500))
    await follow(page, name, isMobile)
    await expect(page).toHaveURL(links.find((link) => link.name === name)?.path ?? '')
    await expect(page).not.toHaveTitle(former)
    await expectStart(page)
    const current = header(page).locator(isMobile ? '#mobile-menu a' : 'nav[aria-label="Main"] a')
    await expect(current.and(page.locator('[aria-current="page"]'))).toHaveText(name)
  }
})

test('the mobile menu shows all links and the phone number, and closes in every way @phone', async ({
  page,
}) => {
  await open(page, '/')
  await expect(menu(page)).toBeHidden()
  await expect(openMenu(page)).toHaveAttribute('aria-expanded', 'false')
  await openMenu(page).tap()
  await expect(closeMenu(page)).toHaveAttribute('aria-expanded', 'true')
  for (const { name, path } of links) {
    await expect(link(menu(page), name)).toBeInViewport({ ratio: 1 })
    await expect(link(menu(page), name)).toHaveAttribute('href', path)
  }
  await expect(menu(page).locator('a[href^="tel:"]')).toContainText(business.phone)
  await expect(menu(page).locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 })

  // By a link to the page itself, by its button, by Escape, and when the focus leaves.
  await link(menu(page), 'Home').tap()
  await expect(menu(page)).toBeHidden()
  await openMenu(page).tap()
  await closeMenu(page).tap()
  await expect(menu(page)).toBeHidden()
  await openMenu(page).press('Enter')
  await page.keyboard.press('Tab')
  await expect(link(menu(page), 'Home')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(openMenu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await menu(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(menu(page)).toBeHidden()
})

test('on a tablet the menu ends with the number, and the page goes on below it @phone', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/')
  await openMenu(page).tap()
  const [sheet, call] = await Promise.all([
    menu(page).boundingBox(),
    menu(page).locator('a[href^="tel:"]').boundingBox(),
  ])
  const end = (sheet?.y ?? 0) + (sheet?.height ?? 0)
  expect(end).toBeLessThan(700)
  expect(end - (call?.y ?? 0) - (call?.height ?? 0)).toBeLessThan(40)
  await page.mouse.click(4, 900)
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('the Services dropdown works by mouse and by keyboard @desk', async ({ page }) => {
  await open(page, '/')
  await servicesButton(page).click()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(dropdown(page).getByRole('link')).toHaveText(services.map(({ name }) => name))
  const starts = [servicesButton(page).getByText('Services'), dropdown(page).getByRole('link').first()].map(
    (one) =>
      one.evaluate((element) => {
        const words = new Range()
        words.selectNodeContents(element)
        return Math.round(words.getBoundingClientRect().x)
      }),
  )
  const [ofButton, ofLink] = await Promise.all(starts)
  expect(ofLink, 'its words begin where its button’s do').toBe(ofButton)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(dropdown(page)).toBeHidden()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')

  await servicesButton(page).press('Enter')
  await page.keyboard.press('Escape')
  await expect(dropdown(page)).toBeHidden()
  await expect(servicesButton(page)).toBeFocused()
  await page.keyboard.press('Space')
  await dropdown(page).getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(dropdown(page)).toBeHidden()
  await expect(link(header(page), 'Our Work')).toBeFocused()
  await servicesButton(page).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(services[0]?.path ?? '')
  await expect(dropdown(page)).toBeHidden()
})

// Browsers open it for links to text and for their search as well, but not where they have no window, as in
// most test runs.
test('a link into a closed answer opens the answer @desk', async ({ page }) => {
  await page.goto(cityPath(city))
  const answer = page.locator('details p').filter({ hasText: 'no obligation' })
  await expect(answer).toBeHidden()
  await answer.evaluate((element) => {
    element.id = 'answer'
    window.location.hash = element.id
  })
  await expect(answer).toBeInViewport()
})

test('the footer’s services and the links at a page’s top lead to what they name @phone', async ({
  page,
}) => {
  await open(page, '/about')
  const service = page.getByRole('contentinfo').getByRole('link', { name: footerService.label, exact: true })
  // From another page, and from the page itself.
  for (const _ of [1, 2]) {
    await service.click()
    await expect(page).toHaveURL(`${footerService.to}#${footerService.hash}`)
    await expect(page.locator(`#${footerService.hash}`)).toBeFocused()
    await expect(page.locator(`#${footerService.hash}`)).toBeInViewport()
  }

  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  for (const link of await links.all())
    await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1)
  await links.last().click()
  await expect(page.locator((await links.last().getAttribute('href')) ?? '')).toBeInViewport()

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a phone’s “back” closes what is open and stays on the page @phone', async ({ page }) => {
  // Chromium asks the last close watcher then.
  await page.addInitScript(`CloseWatcher = class extends CloseWatcher {
    #destroyed = new AbortController()
    constructor() {
      super()
      addEventListener('back', (event) => {
        event.preventDefault()
        this.requestClose()
      }, { signal: this.#destroyed.signal })
    }
    destroy() {
      super.destroy()
      this.#destroyed.abort()
    }
  }`)
  const isStopped = () => page.evaluate(() => !dispatchEvent(new Event('back', { cancelable: true })))
  for (const path of [`/our-work?project=${content.projects[0]?.id}`, '/our-work?present']) {
    await open(page, path)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await isStopped()).toBe(true)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/our-work')
    // Once nothing is open, “back” leaves the page.
    expect(await isStopped()).toBe(false)
  }
})

test('an unknown city is the 404 page, by its address and by a link, which logs the path and leads home @desk', async ({
  page,
}) => {
  const unknown = '/service-areas/nowhere-oh'
  const messages = troubles(page)
  expect((await page.goto(unknown))?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText(/404.*Oops! Page not found/s)
  expect(messages.filter((message) => message.includes(unknown))).toHaveLength(1)
  expect(messages.filter((message) => !/404/.test(message))).toEqual([])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('main')).toContainText(`since ${business.founded.hero}`)

  await page.evaluate((path) => history.pushState(null, '', path), unknown)
  await expect(page.getByRole('main')).toContainText('Oops! Page not found')
  expect(messages.filter((message) => message.includes(unknown))).toHaveLength(2)
})

test('a filter of Our Work leaves the visitor where they are @desk @full', async ({ page }) => {
  await open(page, '/our-work')
  const button = page.getByRole('button', { name: filterLabel, exact: true })
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(0)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(`/our-work?category=${filter}`)
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
})

test('what is scrolled stays so when the page starts, and after a reload @desk @full', async ({ page }) => {
  const release = await holdRequests(page, isPageScript)
  await page.goto('/about')
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  await release()
  await hydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
})

test('an address with a lone percent sign is the 404 page, drawn once @desk @full', async ({ page }) => {
  const messages = troubles(page)
  expect((await page.goto('/about%'))?.status()).toBe(404)
  await hydrated(page)
  await expect(page.getByRole('main')).toContainText('Oops! Page not found')
  await expect(page).toHaveURL('/about%25')
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn-anew')
  expect(messages.filter((message) => !/404/.test(message))).toEqual([])
})
