import { expect, type Locator, type Page, test } from '@playwright/test'
import { business, content, routePaths, telephoneLink } from './content.ts'
import { expectScreen, screens } from './screens.ts'
import {
  expectFitsNarrowPhone,
  expectNoViolations,
  floatingButtons,
  hydrated,
  open,
  reachFloatingButtons,
  troubles,
} from './site.ts'

// Checks that every page passes as it lies there, in one opening of it.

/** All city pages have the same structure, so the others are opened for their words alone. */
const [, ...otherCities] = screens.filter(({ path }) => path.startsWith('/service-areas/'))
const notFoundPath = '/no-such-page'

/** No page is longer on a phone, in screens of 390 x 844 px. Each of the owner's terms takes some lines. */
const longestPage = 13 + 0.1 * content.terms.length

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const opened = screens.filter((screen) => !otherCities.includes(screen))

for (const screen of [...opened, { path: notFoundPath, heading: /./ }]) {
  const { path } = screen

  test(`${path} has its parts and no errors, passes axe, and fits its screens`, async ({
    page,
    isMobile,
  }) => {
    const isFound = path !== notFoundPath
    const messages = troubles(page)
    expect((await page.goto(path))?.status()).toBe(isFound ? 200 : 404)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
    await expectFrame(page, isMobile)
    await expectScreen(page, screen)
    expect(await page.evaluate(mainAsSent), 'the HTML').toBe(await page.locator('main').textContent())
    expect(await page.locator('html').getAttribute('data-drawn-anew'), 'hydrated as sent').toBeNull()
    if (isFound) expect(messages, 'errors and warnings').toEqual([])

    if (isMobile) {
      await expectNoViolations(page)
      const screensLong = await page.evaluate(() => document.documentElement.scrollHeight / 844)
      expect.soft(screensLong).toBeLessThan(longestPage)
      await expectFitsNarrowPhone(page)
      return
    }
    // Only the header differs.
    if (path === '/') await expectNoViolations(page)
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 1000 })
      expect.soft(await page.evaluate(findOffGrid), `off the grid at ${width} px`).toEqual([])
    }
    // A desk at 200 %.
    await page.setViewportSize({ width: 720, height: 450 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
  })
}

test('the other cities’ pages have their parts and no errors @desk', async ({ page }) => {
  const messages = troubles(page)
  for (const screen of otherCities) {
    await open(page, screen.path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading)
    await expectScreen(page, screen)
    await expect(page.locator('html[data-drawn-anew]'), 'hydrated as sent').toHaveCount(0)
  }
  expect(messages).toEqual([])
})

test('every page of the site is in the table @desk', () => {
  expect(screens.map(({ path }) => path).toSorted()).toEqual(routePaths.toSorted())
})

/** Runs in the page. The text of its main part in the HTML, as it is without scripts. */
function mainAsSent(): Promise<string | null | undefined> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.onload = () => resolve(request.responseXML?.querySelector('main')?.textContent)
    request.onerror = reject
    request.send()
  })
}

/**
 * Runs in the page. Names the title if it does not begin below the logo, and texts beyond the header's edges.
 */
function findOffGrid(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
    )
  const links = visible('header:not(main *) a').map((link) => link.getBoundingClientRect())
  const [left = 0, right = 0] = [links[0]?.left, links.at(-1)?.right]
  return visible('main :is(h1, h2, h3, p, dd, dt, li)')
    .filter((text) => {
      const box = text.getBoundingClientRect()
      const isTitle = text.tagName === 'H1' && Math.abs(box.left - left) > 0.5
      return isTitle || box.left < left - 1 || box.right > right + 1
    })
    .map((text) => text.outerHTML.slice(0, 90))
}

/** The words and targets of the visible links, in order. */
const linksOf = (within: Locator) =>
  within
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => `${link.ariaLabel ?? link.textContent} ${link.getAttribute('href')}`),
    )

/** The header, footer and floating buttons of every page (specification, section 2). */
async function expectFrame(page: Page, isMobile: boolean): Promise<void> {
  const { phone, email, serviceArea, copyrightYear } = business
  const call = telephoneLink()
  const logo = expect.stringMatching(/ \/$/)
  const header = page.getByRole('banner')
  if (isMobile) {
    expect.soft(await linksOf(header)).toEqual([logo, expect.stringContaining(call)])
    await expect.soft(header.getByRole('button', { name: 'Open menu' })).toBeVisible()
  } else {
    expect
      .soft(await linksOf(header))
      .toEqual([
        logo,
        'Home /',
        'Our Work /our-work',
        'About /about',
        'Service Areas /service-areas',
        'Contact /contact',
        'Enhance /image-enhancement',
        `Call Now ${call}`,
        'Free Estimate /contact',
      ])
    await expect.soft(header.getByRole('button', { name: 'Services' })).toBeVisible()
  }

  const footer = page.getByRole('contentinfo')
  await expect.soft(footer).toContainText(new RegExp(`Serving ${serviceArea}.*© ${copyrightYear}`))
  const links = await linksOf(footer)
  const expected = [
    `${phone} ${call}`,
    `${email} mailto:${email}`,
    ...content.footerServices.map(({ label, to }) => expect.stringMatching(`^${label} ${to}`)),
    ...content.footerCities.map((city) => expect.stringContaining(` ${content.cityPath(city)}`)),
    'Request Estimate Online /contact',
  ]
  expect.soft(links).toEqual(expect.arrayContaining(expected))

  // Pictures that load meanwhile can move the page's own buttons back into view.
  await expect(async () => {
    await reachFloatingButtons(page)
    expect(await linksOf(floatingButtons(page))).toEqual([`Call Now ${call}`])
    await expect(floatingButtons(page).getByRole('button')).toHaveText('Free Estimate', { timeout: 1_000 })
  }).toPass()
}
