import { expect, type Locator, type Page, test } from '@playwright/test'
import { open } from './site.ts'

/** Links of the map; on a narrow one those of its list. */
const townsOf = (page: Page) => page.getByRole('main').locator('ol a[href^="/service-areas/"]')

const boxes = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      return { name: link.textContent, left, right, top, bottom }
    }),
  )

for (const path of ['/', '/service-areas', '/service-areas/burton-oh']) {
  test(`${path} shows ten towns that can be pressed, none in another's way @desk`, async ({ page }) => {
    await open(page, path)
    const towns = townsOf(page)
    await expect(towns).toHaveCount(10)
    const all = await boxes(towns)
    for (const one of all) {
      expect.soft(one.bottom - one.top, `height of ${one.name}`).toBeGreaterThanOrEqual(48)
      const met = all.filter(
        (other) =>
          other !== one &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom - 8 &&
          other.top < one.bottom - 8,
      )
      expect.soft(met, `what ${one.name} meets`).toEqual([])
    }
  })
}

test('a town on the map is reached by keyboard and leads to its page, which lights it @desk', async ({
  page,
}) => {
  await open(page, '/service-areas')
  const mentor = townsOf(page).filter({ hasText: 'Mentor' })
  await mentor.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(mentor).toBeFocused()
  await expect(mentor).not.toHaveCSS('outline-style', 'none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/service-areas/mentor-oh')
  await expect(page.locator('ol a[aria-current="page"]')).toHaveText('Mentor')
})

test('a narrow map numbers its towns, and the list below it names them @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/service-areas/burton-oh')
  const towns = townsOf(page)
  await expect(towns).toHaveCount(10)
  for (const { name, top, bottom, left, right } of await boxes(towns)) {
    expect.soft(bottom - top, name ?? '').toBeGreaterThanOrEqual(48)
    expect.soft(left, name ?? '').toBeGreaterThanOrEqual(0)
    expect.soft(right, name ?? '').toBeLessThanOrEqual(320)
  }
  await towns.filter({ hasText: 'Mentor' }).click()
  await expect(page).toHaveURL('/service-areas/mentor-oh')
})

test('a city’s page shows its own project and review; one without either shows no empty part', async ({
  page,
}) => {
  await open(page, '/service-areas/lakewood-oh')
  const work = page.getByRole('region', { name: 'From Lakewood' })
  await work.scrollIntoViewIfNeeded()
  await expect(work.getByRole('slider')).toHaveCount(1)
  await expect(work.getByRole('blockquote')).toHaveCount(1)
  await expect(work.getByRole('link')).toHaveAttribute('href', '/our-work?project=1')

  await open(page, '/service-areas/mayfield-oh')
  await expect(page.getByRole('region', { name: 'From Mayfield' })).toHaveCount(0)
})
