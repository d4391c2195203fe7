import { readFileSync } from 'node:fs'
import { expect, type Locator, test } from '@playwright/test'
import { dist } from './built-files.ts'
import { business, content, routePaths, telephoneLink } from './content.ts'
import { fileAt } from './fault-gate.ts'
import { floatingButtons, open, reachFloatingButtons } from './visit.ts'

// The header, footer and floating buttons (specification, section 2). One layout draws them on every page.

/** The words and targets of the visible links, in order. */
const linksOf = (within: Locator) =>
  within
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => `${link.ariaLabel ?? link.textContent} ${link.getAttribute('href')}`),
    )

const { phone, email, serviceArea, copyrightYear } = business
const call = telephoneLink()
const logo = expect.stringMatching(/ \/$/)

test('the header has the logo, the pages and the way to call', async ({ page, isMobile }) => {
  await open(page, '/about')
  const header = page.getByRole('banner')
  if (isMobile) {
    expect(await linksOf(header)).toEqual([logo, expect.stringContaining(call)])
    await expect(header.getByRole('button', { name: 'Open menu' })).toBeVisible()
    return
  }
  expect(await linksOf(header)).toEqual([
    logo,
    'Home /',
    ...content.headerLinks.inBar.map(({ label, to }) => `${label} ${to}`),
    `Call Now ${call}`,
    'Free Estimate /contact',
  ])
  await expect(header.getByRole('button', { name: 'Services' })).toBeVisible()
  // Those that don't fit stand under one word.
  const { underMore } = content.headerLinks
  const more = header.getByRole('button', { name: 'More' })
  await expect(more).toHaveCount(underMore.length > 0 ? 1 : 0)
  for (const button of await more.all()) await button.click()
  expect(await linksOf(page.locator('#more-menu'))).toEqual(
    underMore.map(({ label, to }) => `${label} ${to}`),
  )
})

test('the footer has the business, its services and its cities; two buttons float above the page', async ({
  page,
}) => {
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')
  await expect.soft(footer).toContainText(new RegExp(`Serving ${serviceArea}.*© ${copyrightYear}`))
  const expected = [
    `${phone} ${call}`,
    `${email} mailto:${email}`,
    ...content.footerServices.map(({ label, to }) => expect.stringMatching(`^${label} ${to}`)),
    ...content.footerCities.map((city) => expect.stringContaining(` ${content.cityPath(city)}`)),
    'Request Estimate Online /contact',
  ]
  expect.soft(await linksOf(footer)).toEqual(expect.arrayContaining(expected))

  await reachFloatingButtons(page)
  expect(await linksOf(floatingButtons(page))).toEqual([`Call Now ${call}`])
  await expect(floatingButtons(page).getByRole('button')).toHaveText('Free Estimate')
})

test('each page has one of each in its HTML @desk', () => {
  for (const path of [...routePaths, '/404']) {
    const html = readFileSync(fileAt(dist, path), 'utf8').replace(/<main.*<\/main>/s, '')
    const found = html.match(/<(?:header|main|footer)\b|<aside [^>]*"Get in touch"/g)
    expect.soft(found, path).toEqual(['<header', '<footer', expect.stringContaining('<aside')])
  }
})
