import { expect, type Page } from '@playwright/test'
import { averageRating, business, city, cityPath, reviews } from './content.ts'
import { test } from './shared-page.ts'
import { open } from './site.ts'

const form = (page: Page) => page.getByRole('main').getByRole('form').last()

/** What is beside a page's closing form. */
const beside = (page: Page) => page.getByRole('main').locator('figure:has(blockquote)').last().locator('..')

for (const path of [
  '/contact',
  '/about',
  '/our-work',
  '/reviews',
  '/service-areas',
  cityPath(city.slug),
  '/sanding-and-refinishing',
  '/flooring-installation',
  '/flooring-installation/hardwood',
  '/flooring-installation/lvp-lvt',
]) {
  test(`a review and the license are beside the form of ${path} @desk`, async ({ page }) => {
    await open(page, path)
    await expect(beside(page)).toContainText(business.license)
    await expect(beside(page).getByRole('link', { name: averageRating(reviews) })).toHaveAttribute(
      'href',
      '/reviews',
    )
    const [review, field] = [await beside(page).boundingBox(), await form(page).boundingBox()]
    const isLeft = (review?.x ?? 0) + (review?.width ?? 0) <= (field?.x ?? 0)
    const isRight = (field?.x ?? 0) + (field?.width ?? 0) <= (review?.x ?? 0)
    expect(isLeft || isRight).toBe(true)
  })
}

test('pages of different kinds end differently', async ({ page }) => {
  const grounds: string[] = []
  for (const path of ['/about', cityPath(city.slug), '/sanding-and-refinishing']) {
    await open(page, path)
    grounds.push(
      await page
        .locator('[data-kind]:has(form)')
        .last()
        .evaluate((ground) => getComputedStyle(ground).backgroundColor),
    )
  }
  expect(new Set(grounds).size).toBe(3)
})

test('on a phone the footer has services and towns side by side, and is no two screens high @phone', async ({
  page,
}) => {
  await open(page, '/about')
  const footer = page.getByRole('contentinfo')
  const services = await footer.getByRole('navigation', { name: 'Services' }).boundingBox()
  const areas = await footer.getByRole('navigation', { name: 'Service Areas' }).boundingBox()
  expect(services?.y).toBe(areas?.y)
  expect((await footer.boundingBox())?.height).toBeLessThan(1.6 * 844)
})

test('the rating leads to the reviews from the hero of Home and from the footer', async ({ page }) => {
  await open(page, '/')
  for (const part of [page.getByRole('heading', { level: 1 }).locator('..'), page.getByRole('contentinfo')]) {
    await expect(
      part.getByRole('link', { name: `${averageRating(reviews)} from ${reviews.length} reviews` }),
    ).toHaveAttribute('href', '/reviews')
  }
})
