import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, type Page, type Response, test } from '@playwright/test'
import { create, type Font } from 'fontkitten'
import { parsePhotoPath } from '~/workers/service-worker/photo-path.ts'
import { builtFile, dist } from './built-files.ts'
import { city, cityPath, content } from './content.ts'
import { allowance } from './own-records.ts'
import { hydrated } from './visit.ts'

// The budgets are those of the site as it came. What the owner's own records add comes on top.

/** The budgets for the HTML of a page, compressed, in thousands of bytes. */
const htmlBudget = { 'index.html': 16, other: 21 }

/**
 * The budgets for the scripts of a first visit before anything is pressed: as transferred with their headers, in
 * KiB, and the files that start the page.
 */
const marketing = { kibibytes: 145, files: 7 }
const scriptBudgets = {
  '/': marketing,
  // What its dialogs share with it is a file of its own.
  '/our-work': { ...marketing, files: 8 },
  '/contact': marketing,
  // Of these pages it says most: a sheet of several rooms, its own drawings, and what browsers keep.
  [content.servicePagePaths[0] ?? '/']: { ...marketing, kibibytes: 146 },
  // The map, which most pages don't have, is a file of its own.
  [cityPath(city)]: { ...marketing, files: 8 },
  '/image-enhancement': { kibibytes: 178, files: 9 },
}

test('the HTML of every page stays within its budget @desk', () => {
  const pages = globSync('**/*.html', { cwd: dist, exclude: ['our-work/*'] })
  expect(pages.length).toBeGreaterThan(10)
  for (const page of pages) {
    const kilobytes = statSync(join(dist, `${page}.br`)).size / 1000
    expect.soft(kilobytes, page).toBeGreaterThan(1)
    expect
      .soft(kilobytes, page)
      .toBeLessThanOrEqual(
        (page === 'index.html' ? htmlBudget[page] : htmlBudget.other) + allowance.kilobytes,
      )
  }
})

// The editor has an address of its own, so that no page's script can read the token that lies there.
test('nothing of the owner’s editor is in what visitors get @desk', () => {
  const files = globSync('**/*', { cwd: dist }).filter((file) => /\.(?:html|js|css|json)$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  const ofEditor = files.filter((file) =>
    /sveltia|decap/i.test(file + readFileSync(join(dist, file), 'utf8')),
  )
  // Packages are named with their licenses.
  expect(ofEditor.filter((file) => !file.startsWith('licenses/'))).toEqual([])
})

/** Every visible character of a page. */
function charactersOf(page: string): string[] {
  const text = readFileSync(page, 'utf8')
    .replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&[a-z]+;/g, '')
  return [...new Set(text)].filter((character) => /\S/.test(character))
}

// The fonts are subsets (tools/vite/fonts.ts). A missing character would be drawn in another typeface.
test('the two fonts have every character of every page, and a license @desk', () => {
  const characters = new Set(globSync(join(dist, '**/*.html')).flatMap(charactersOf))
  const fonts = globSync(join(dist, 'assets/*.woff2'))
  expect(fonts).toHaveLength(2)
  for (const file of fonts) {
    const font = create(readFileSync(file)) as Font
    const missing = [...characters].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0))
    expect(missing, file).toEqual([])
    expect(existsSync(join(dist, 'licenses', basename(file).replace(/-.{8}\.woff2$/, '.txt'))), file).toBe(
      true,
    )
  }
})

/**
 * The files that the open page got from the network. Scripts come once more from the browser's cache, which
 * costs nothing.
 */
function transfersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name)
  })
}

/** In KiB, each script once. */
async function weightOf(scripts: readonly Response[]): Promise<number> {
  const first = new Map(scripts.toReversed().map((response) => [response.url(), response.request()]))
  const sizes = await Promise.all([...first.values()].map((request) => request.sizes()))
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0) / 1024
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

const isOwn = (url: string, site = '') => url.startsWith(site) || /^(?:data|blob):/.test(url)

for (const [path, budget] of Object.entries(scriptBudgets)) {
  test(`the first visit of ${path} gets ${budget.kibibytes} KiB of scripts and two fonts, all from the site @desk`, async ({
    page,
    baseURL,
  }) => {
    const requested: string[] = []
    const responses: Response[] = []
    // Also what gets no answer.
    page.on('request', (request) => requested.push(request.url()))
    page.on('response', (response) => responses.push(response))
    await visit(page, path)
    const urls = await transfersOf(page)
    const scripts = responses.filter((response) => response.url().endsWith('.js'))
    const start = page.locator('script[data-scripts]')
    const starting = ((await start.getAttribute('data-scripts')) ?? '').split(' ')

    await test.step('nothing comes from elsewhere, or twice', () => {
      expect(requested.filter((url) => !isOwn(url, baseURL))).toEqual([])
      expect(urls).toEqual([...new Set(urls)])
    })
    await test.step('the scripts keep to their budget, compressed', async () => {
      const spent = await weightOf(scripts)
      test.info().annotations.push({ type: 'spent', description: `${spent}` })
      expect(spent).toBeGreaterThan(50)
      expect(spent).toBeLessThanOrEqual(budget.kibibytes + allowance.kibibytes)
      expect([await start.getAttribute('src'), ...starting].length).toBeLessThanOrEqual(budget.files)
      for (const response of scripts) {
        const { 'content-length': length, 'content-encoding': coding } = await response.allHeaders()
        if (Number(length) > 1000) expect(coding, response.url()).toBe('br')
      }
    })
    await test.step('those that start the page are compiled off the main thread, and format no numbers', async () => {
      const own = scripts.filter((response) => starting.includes(new URL(response.url()).pathname))
      expect(own.length).toBeGreaterThan(0)
      for (const response of own) {
        // From version 136 on, Chromium heeds this comment.
        expect(await response.text(), response.url()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
        // It takes a phone a tenth of a second before its first number.
        expect(await response.text(), response.url()).not.toMatch(/\bIntl\.|\.toLocaleString\(/)
      }
    })
    await test.step('no file holds back the first paint', async () => {
      expect(await page.evaluate(blockingFiles)).toEqual([])
      // Chromium would hold it back for preloaded fonts.
      await expect(page.locator('link[rel="preload"]')).toHaveCount(0)
    })
    await test.step('styles that are in the page aren’t fetched once more for its scripts', async () => {
      const present = await page
        .locator('[data-styles]')
        .evaluate((script) => script.dataset.styles?.split(' ') ?? [])
      expect(present.length).toBeGreaterThan(0)
      expect(urls.filter((url) => present.includes(new URL(url).pathname))).toEqual([])
    })
    await test.step('two fonts', () => {
      expect(urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(2)
    })
  })
}

/** Runs in the page. The files for which its first paint waited. */
function blockingFiles(): string[] {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const files = performance.getEntriesByType('resource').map((file) => file.toJSON())
  return files
    .filter((file) => file.renderBlockingStatus === 'blocking' && file.startTime < painted)
    .map(({ name }) => name)
}

test('a town’s page has its own words in its HTML, and gets those of other towns on the way to them @desk', async ({
  page,
}) => {
  const next = content.footerCities[0] ?? city
  const wordsOf = ({ slug }: typeof city) => content.cityParagraphs(slug)[0]?.slice(-40) ?? ''
  const scripts: Response[] = []
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response))
  await visit(page, cityPath(city))
  for (const script of scripts) {
    expect(await script.text()).not.toContain(wordsOf(city))
    expect(await script.text()).not.toContain(wordsOf(next))
  }
  await expect(page.getByRole('main')).toContainText(wordsOf(city))
  await page.getByRole('contentinfo').getByRole('link', { name: next.name }).click()
  await expect(page).toHaveURL(cityPath(next))
  await expect(page.getByRole('main')).toContainText(wordsOf(next))
})

test('the words of jobs and reviews come with the pages that show them, and Home gets none @desk', async ({
  page,
}) => {
  const records = [
    ...content.projects.map(({ description }) => description),
    ...content.reviews.map(({ review }) => review),
  ].map((words) => words.slice(0, 30))
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    // One may still be coming when the test ends.
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  const came = async () => {
    const code = (await Promise.all(scripts)).join()
    return records.filter((words) => code.includes(words))
  }
  await visit(page, '/')
  expect(await came()).toEqual([])
  await visit(page, '/reviews')
  expect(await came()).toEqual(records)
})

test('reaching for a link fetches its page ahead @desk', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover()
  const transfers = async () =>
    (await transfersOf(page)).filter((url) => url.endsWith(builtFile('about'))).length
  await expect.poll(transfers).toBe(1)
})

for (const path of ['/', '/our-work']) {
  test(`no picture of ${path} is larger than its place @full`, async ({ page }) => {
    await page.goto(path)
    for (const picture of await page.locator('picture img').filter({ visible: true }).all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      const { chosen, files, needed } = await picture.evaluate(placeOf)
      const width = parsePhotoPath(chosen)?.width ?? 0
      const widths = files.map((file) => parsePhotoPath(file)?.width ?? 0)
      expect.soft(width, chosen).toBeGreaterThan(0)
      const enough = widths.filter((one) => one >= needed && one < width)
      expect.soft(enough, `instead of ${chosen}`).toEqual([])
    }
  })
}

/**
 * Runs in the page. The file that the browser chose, the files that it could choose from, and the width that
 * is needed.
 */
function placeOf(picture: HTMLImageElement) {
  const ratio = picture.naturalWidth / picture.naturalHeight
  // Browsers show a small picture from the large file that another place of the page has brought.
  const shown = [...document.images].filter(({ currentSrc }) => currentSrc === picture.currentSrc)
  const widths = shown.flatMap(({ clientWidth, clientHeight }) => [clientWidth, clientHeight * ratio])
  const { srcset = '' } = picture.parentElement?.querySelector('source') ?? {}
  return {
    chosen: new URL(picture.currentSrc).pathname,
    files: srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    needed: Math.max(...widths) * devicePixelRatio,
  }
}
