import { expect, type Page, type Response, test } from '@playwright/test'

/** What a first visit of Home may cost, in thousands of bytes as they go over the wire. */
const budget = { script: 125, stylesheet: 15, font: 70 }

type Kind = keyof typeof budget

const isKind = (kind: string): kind is Kind => kind in budget

async function responsesOf(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return responses
}

test('a first visit of home stays within its budget', async ({ page }) => {
  const spent: Record<Kind, number> = { script: 0, stylesheet: 0, font: 0 }
  for (const response of await responsesOf(page, '/')) {
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

test('until a font has come, one of its measures keeps its place', async ({ page }) => {
  await page.goto('/')
  const families = await page.evaluate(() =>
    [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
  )
  for (const family of ['Besley Variable', 'Source Sans 3 Variable']) {
    expect(families).toEqual(expect.arrayContaining([family, `${family} fallback`]))
  }
})

test('nothing is asked of another host', async ({ page, baseURL }) => {
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
  const needed = Math.max(picture.clientWidth, picture.clientHeight * ratio) * devicePixelRatio
  const sorted = widths.map(({ width }) => width).sort((a, b) => a - b)
  return {
    name: picture.currentSrc,
    chosen: widths.find(({ isChosen }) => isChosen)?.width ?? picture.naturalWidth,
    enough: sorted.find((width) => width >= needed) ?? sorted.at(-1) ?? needed,
  }
}
