import { expect, type Page, type Response, test } from '@playwright/test'
import { city, cityPath } from './content.ts'
import { hydrated } from './site.ts'

async function responsesOf(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return responses
}

/** The bytes of scripts on a first visit, as transferred, in KiB. */
for (const [path, budget] of [
  ['/', 165],
  ['/our-work', 175],
  ['/contact', 175],
  [cityPath(city.slug), 175],
  ['/image-enhancement', 230],
] as const) {
  test(`the scripts of a first visit of ${path} stay within ${budget} KiB @desk`, async ({ page }) => {
    let spent = 0
    for (const response of await responsesOf(page, path)) {
      if (response.request().resourceType() !== 'script') continue
      const { 'content-length': length, 'content-encoding': coding } = await response.allHeaders()
      spent += Number(length) / 1024
      if (Number(length) > 1000) expect(coding, response.url()).toBe('br')
    }
    test.info().annotations.push({ type: 'spent', description: `${spent}` })
    expect(spent).toBeGreaterThan(50)
    expect(spent).toBeLessThanOrEqual(budget)
  })
}

for (const path of ['/', '/contact', '/image-enhancement']) {
  test(`${path} is painted from its HTML and two fonts, and asks no other host @phone`, async ({
    page,
    baseURL,
  }) => {
    const urls = (await responsesOf(page, path)).map((response) => response.url())
    expect(urls.filter((url) => !url.startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(url))).toEqual([])

    const blocking = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const files = performance.getEntriesByType('resource') as (PerformanceEntry & {
        readonly renderBlockingStatus?: string
      })[]
      return files
        .filter((file) => file.renderBlockingStatus === 'blocking' && file.startTime < painted)
        .map(({ name }) => name)
    })
    expect(blocking).toEqual([])

    // What is in the page is not fetched once more for its scripts.
    const linked = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    const present = await linked('link[rel="stylesheet"][disabled]')
    expect(present.length).toBeGreaterThan(0)
    expect(urls.filter((url) => present.includes(url))).toEqual([])

    // Fetched once each, for the preload and its face alike. Until then, a font of the same measures keeps its place.
    const preloaded = await linked('link[rel="preload"][as="font"]')
    expect(urls.filter((url) => url.endsWith('.woff2')).sort()).toEqual(preloaded.sort())
    const families = await page.evaluate(() =>
      [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
    )
    for (const family of ['Besley', 'Source Sans 3'])
      expect(families).toEqual(expect.arrayContaining([family, `${family} fallback`]))
  })
}

test('visitors who save data fetch no page ahead @desk', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator.connection, 'saveData', { value: true })")
  const responses = await responsesOf(page, '/')
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })
  await link.hover()
  await link.focus()
  await page.waitForLoadState('networkidle')
  expect(responses.filter((response) => /\/about-[^/]+\.js$/.test(response.url()))).toEqual([])
  await link.click()
  await expect(page).toHaveURL('/about')
})

for (const path of ['/', '/our-work', '/flooring-installation/hardwood']) {
  test(`no picture of ${path} is larger than its place`, async ({ page }) => {
    await page.goto(path)
    for (const picture of await page.locator('img').all()) {
      if (!(await picture.isVisible())) continue
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      const { name, chosen, enough } = await picture.evaluate(chosenWidth)
      expect.soft(chosen, `${name}: its place needs ${enough}`).toBeLessThanOrEqual(enough)
    }
  })
}

/** The width of the file that the browser chose, and that of the smallest one that would have filled the picture's place. */
function chosenWidth(picture: HTMLImageElement): { name: string; chosen: number; enough: number } {
  const absolute = (url = '') => new URL(url, location.href).href
  const name = picture.currentSrc
  const sets = [...(picture.parentElement?.querySelectorAll('source') ?? []), picture].map(({ srcset }) =>
    srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)),
  )
  const candidates = sets.find((set) => set.some(([url]) => absolute(url) === name)) ?? []
  const widths = candidates.map(([, width = '']) => Number.parseInt(width, 10)).sort((a, b) => a - b)
  const chosen = candidates.find(([url]) => absolute(url) === name)?.[1]
  const ratio = picture.naturalWidth / picture.naturalHeight
  // Browsers show a small picture from the large file that another place of the page has brought.
  const shown = [...document.images].filter((other) => other.currentSrc === name)
  const needed =
    Math.max(...shown.flatMap((each) => [each.clientWidth, each.clientHeight * ratio])) * devicePixelRatio
  return {
    name,
    chosen: chosen ? Number.parseInt(chosen, 10) : picture.naturalWidth,
    enough: widths.find((width) => width >= needed) ?? widths.at(-1) ?? needed,
  }
}
