import { expect, type Locator, type Page } from '@playwright/test'
import {
  business,
  city,
  cityPath,
  filter,
  filterLabel,
  footerService,
  inState,
  nextCity,
  serviceLinks,
} from './content.ts'
import { test } from './shared-page.ts'
import { countTransitions, holdRequests, hydrated, open } from './site.ts'

interface Link {
  readonly name: string
  readonly path: string
}

const services: readonly Link[] = serviceLinks.map(({ label, to }) => ({ name: label, path: to }))
const [firstService, lastService] = [services[0], services.at(-1)].map(
  (one) => one ?? { name: '', path: '' },
) as [Link, Link]

const links = [
  ...services,
  { name: 'Our Work', path: '/our-work' },
  { name: 'About', path: '/about' },
  { name: 'Service Areas', path: '/service-areas' },
  { name: 'Contact', path: '/contact' },
  { name: 'Enhance', path: '/image-enhancement' },
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

  for (const name of ['Hardwood Installation', 'Our Work', 'Home']) {
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

test('one city leads to the next, and back @desk', async ({ page }) => {
  await open(page, cityPath(city))
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: inState(nextCity.name) })
    .click()
  await expect(page).toHaveTitle(new RegExp(nextCity.name))
  await expectStart(page)
  await page.goBack()
  await expect(page).toHaveTitle(new RegExp(city.name))
  await expectStart(page)
})

test('the logo leads to Home, and to its top @phone', async ({ page }) => {
  const logo = header(page).getByRole('link', { name: business.shortName })
  await open(page, '/about')
  await logo.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 1500))
  await logo.focus()
  await logo.click()
  await expect(page.getByRole('main')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveURL('/')
})

test('pages cross-fade and a card grows into its dialog, except with reduced motion @desk', async ({
  page,
}) => {
  await open(page, '/our-work')
  const transitions = await countTransitions(page)
  const stairs = page.getByRole('button', { name: filterLabel, exact: true })
  await stairs.click()
  await expect(page).toHaveURL(`/our-work?category=${filter}`)
  await expect(stairs).toHaveAttribute('aria-pressed', 'true')
  expect(await transitions()).toBe(0)
  for (const times of [1, 2]) {
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    // The first press may have to wait for the dialog's code, which comes without a transition.
    if (times === 2) expect(await transitions()).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const grown = await transitions()
  await page.getByRole('contentinfo').getByRole('link', { name: footerService.label, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(footerService.to))
  await expect.poll(transitions).toBe(grown + 1)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await header(page).getByRole('link', { name: business.shortName }).click()
  await expect(page).toHaveURL('/')
  expect(await transitions()).toBe(grown + 1)
  await page.emulateMedia({ reducedMotion: null })
})

test('hydration and a reload keep the scroll position @phone', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto(cityPath(city), { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, 700))
  await release()
  await hydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await page.reload()
  await hydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
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

test('the Services dropdown works by mouse and by keyboard @desk', async ({ page }) => {
  await open(page, '/')
  await expect(dropdown(page)).toBeHidden()
  await servicesButton(page).click()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(dropdown(page).getByRole('link')).toHaveText(services.map(({ name }) => name))
  await servicesButton(page).click()
  await expect(dropdown(page)).toBeHidden()
  await servicesButton(page).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(dropdown(page)).toBeHidden()
  await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false')

  await servicesButton(page).press('Enter')
  await page.keyboard.press('Tab')
  await expect(link(dropdown(page), firstService.name)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dropdown(page)).toBeHidden()
  await expect(servicesButton(page)).toBeFocused()
  await page.keyboard.press('Space')
  await link(dropdown(page), lastService.name).focus()
  await page.keyboard.press('Tab')
  await expect(dropdown(page)).toBeHidden()
  await expect(link(header(page), 'Our Work')).toBeFocused()
  await servicesButton(page).press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(firstService.path)
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

for (const path of ['/our-work?project=1', '/our-work?present']) {
  test(`a phone’s “back” closes what is open at ${path} and stays on the page @phone`, async ({ page }) => {
    // Chromium asks the last close watcher then.
    const watched = await page.addInitScript(`CloseWatcher = class extends CloseWatcher {
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
    await open(page, path)
    await expect(page.getByRole('dialog')).toBeVisible()
    const isStopped = () => page.evaluate(() => !dispatchEvent(new Event('back', { cancelable: true })))
    expect(await isStopped()).toBe(true)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/our-work')
    // Once it is closed by its button, “back” leaves the page.
    await open(page, path)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await isStopped()).toBe(false)
    await watched.dispose()
  })
}
