import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'
import { city, cityPath, routePaths } from './content.ts'
import { install, OwnSite } from './own-site.ts'
import { hydrated } from './site.ts'

/** The budgets for a first visit of Home, in kilobytes as transferred. */
const budget = { script: 165, stylesheet: 15, font: 40 }

type Kind = keyof typeof budget

const isKind = (kind: string): kind is Kind => kind in budget

async function responsesOf(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  return responses
}

test('a first visit of home stays within its budget', async ({ page }) => {
  const responses = await responsesOf(page, '/')
  // Most styles come within the page.
  const styles = (await page.locator('style').allTextContents()).join('')
  const spent: Record<Kind, number> = {
    script: 0,
    stylesheet: brotliCompressSync(styles).length / 1000,
    font: 0,
  }
  for (const response of responses) {
    const kind = response.request().resourceType()
    if (!isKind(kind)) continue
    const { 'content-length': length, 'content-encoding': coding } = await response.allHeaders()
    spent[kind] += Number(length) / 1000
    if (kind !== 'font' && Number(length) > 1000) expect(coding, response.url()).toBe('br')
  }
  test.info().annotations.push({ type: 'spent', description: JSON.stringify(spent) })
  for (const kind of Object.keys(budget).filter(isKind)) {
    expect.soft(spent[kind], kind).toBeGreaterThan(0)
    expect.soft(spent[kind], kind).toBeLessThanOrEqual(budget[kind])
  }
})

/** What the scripts of a first visit of Home may cost with the installation that follows, in thousands of bytes. */
const wholeScriptBudget = 263

test('a first visit of home with the whole installation stays within its budget of scripts @phone', async ({
  browser,
}) => {
  let spent = 0
  const site = new OwnSite()
  await site.start(undefined, [
    ({ url = '' }, response) => {
      response.once('finish', () => {
        if (/\.(?:js|wasm)$/.test(url)) spent += Number(response.getHeader('content-length') ?? 0) / 1000
      })
      return false
    },
  ])
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  await install(await context.newPage(), site.url)
  await context.close()
  await site.stop()
  test.info().annotations.push({ type: 'spent', description: `${spent}` })
  expect(spent).toBeGreaterThan(200)
  expect(spent).toBeLessThanOrEqual(wholeScriptBudget)
})

/** The budget for the HTML of a page, in kilobytes as transferred. */
const htmlBudget: Readonly<Record<string, number>> = { '/': 15 }
const otherHtmlBudget = 18.5

for (const path of routePaths) {
  test(`the HTML of ${path} stays within its budget @desk`, async ({ request }) => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br' } })
    expect(response.headers()['content-encoding']).toBe('br')
    const kilobytes = Number(response.headers()['content-length']) / 1000
    expect(kilobytes).toBeGreaterThan(1)
    expect(kilobytes).toBeLessThanOrEqual(htmlBudget[path] ?? otherHtmlBudget)
  })
}

/** The budget for the scripts of a first visit of a page with a form, in kilobytes as transferred. */
const formScriptBudget = 175

for (const path of ['/our-work', '/contact', '/service-areas', cityPath(city.slug)]) {
  test(`the scripts of a first visit of ${path} stay within their budget @desk`, async ({ page }) => {
    const responses = await responsesOf(page, path)
    let spent = 0
    for (const response of responses) {
      if (response.request().resourceType() === 'script')
        spent += Number((await response.allHeaders())['content-length']) / 1000
    }
    expect(spent).toBeGreaterThan(50)
    expect(spent).toBeLessThanOrEqual(formScriptBudget)
    // Toasts are an answer to something that a visitor does.
    expect(responses.filter((response) => /\/ToastList-/.test(response.url()))).toEqual([])
  })
}

for (const path of ['/', '/contact', '/image-enhancement']) {
  test(`${path} is painted without waiting for another file @phone`, async ({ page }) => {
    const responses = await responsesOf(page, path)
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
        .filter(
          (entry) =>
            entry.startTime < (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
        )
        .map(({ name }) => name),
    )
    expect(blocking).toEqual([])
    // What stands in the page is not fetched once more for its scripts.
    const present = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
    expect(present.length).toBeGreaterThan(0)
    const fetched = responses.map((response) => response.url())
    expect(fetched.filter((url) => present.includes(url))).toEqual([])
  })
}

test('the fonts are asked for before the page is read @phone', async ({ page }) => {
  await page.goto('/')
  const fonts = page.locator('link[rel="preload"][as="font"]')
  await expect(fonts).toHaveCount(2)
  const used = await page.evaluate(async () => {
    await document.fonts.ready
    return performance.getEntriesByType('resource').map(({ name }) => name)
  })
  const preloaded = await fonts.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  // Fetched once each, for the preload and its face alike.
  expect(used.filter((name) => name.endsWith('.woff2')).sort()).toEqual(preloaded.sort())
})

test('until a font has come, one of its measures keeps its place @phone', async ({ page }) => {
  await page.goto('/')
  const families = await page.evaluate(() =>
    [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
  )
  for (const family of ['Besley', 'Source Sans 3']) {
    expect(families).toEqual(expect.arrayContaining([family, `${family} fallback`]))
  }
})

test('nothing is asked of another host @phone', async ({ page, baseURL }) => {
  const responses = await responsesOf(page, '/')
  const elsewhere = responses
    .map((response) => response.url())
    .filter((url) => !url.startsWith(baseURL ?? ''))
  expect(elsewhere.filter((url) => !url.startsWith('data:') && !url.startsWith('blob:'))).toEqual([])
})

for (const path of ['/', '/our-work', '/about', '/flooring-installation/hardwood']) {
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
  const sets = [...(picture.parentElement?.querySelectorAll('source') ?? []), picture].map(
    ({ srcset }) => srcset,
  )
  const candidates = sets
    .map((set) => set.split(',').map((candidate) => candidate.trim().split(/\s+/)))
    .find((set) => set.some(([url = '']) => new URL(url, location.href).href === picture.currentSrc))
  const widths = (candidates ?? []).map(([url = '', width = '']) => ({
    isChosen: new URL(url, location.href).href === picture.currentSrc,
    width: Number.parseInt(width, 10),
  }))
  const ratio = picture.naturalWidth / picture.naturalHeight
  // Browsers show a small picture from the large file that another place of the page has brought.
  const shown = [...document.images].filter((other) => other.currentSrc === picture.currentSrc)
  const needed =
    Math.max(...shown.flatMap((each) => [each.clientWidth, each.clientHeight * ratio])) * devicePixelRatio
  const sorted = widths.map(({ width }) => width).sort((a, b) => a - b)
  return {
    name: picture.currentSrc,
    chosen: widths.find(({ isChosen }) => isChosen)?.width ?? picture.naturalWidth,
    enough: sorted.find((width) => width >= needed) ?? sorted.at(-1) ?? needed,
  }
}
