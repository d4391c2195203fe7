import { expect, type Page, test } from '@playwright/test'
import { cities, city, cityPath } from './content.ts'
import { ownRecords } from './own-records.ts'
import { expectNoViolations } from './page-checks.ts'
import { someScreens } from './random-screens.ts'
import { fontsLoaded, open } from './visit.ts'

/** The links on the map. */
const townsOf = (page: Page) =>
  page.locator('div:has(> div > img[src*="service-area"])').locator('a[href^="/service-areas/"]')

test('a narrow map has every name, none over another, and holds them with any size of text @phone @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await open(page, cityPath(city))
  await expect(townsOf(page)).toHaveCount(cities.length)
  await fontsLoaded(page)
  for (const size of ['100%', '200%']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const boxes = await townsOf(page).evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return { name: link.textContent, ...range.getBoundingClientRect().toJSON() }
      }),
    )
    for (const one of boxes) {
      const met = boxes
        .filter((other) => other !== one && one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom - 3 && other.top < one.bottom - 3)
      expect.soft(met, `what ${one.name} meets at ${size}`).toEqual([])
    }
  }
})

test('on a narrow map no name lies on a border, and none is cut, with any size of text @phone @full', async ({
  page,
}) => {
  // Another business has towns elsewhere.
  test.info().skip(ownRecords !== undefined, ownRecords)
  await page.goto('/')
  await fontsLoaded(page)
  for (const { width } of [{ width: 320 }, ...someScreens(320, 480)]) {
    await page.setViewportSize({ width, height: 740 })
    for (const size of ['100%', '200%']) {
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
      expect.soft(await page.evaluate(findNamesOnBorders), `${width} px, ${size}`).toEqual([])
    }
  }
})

/** Runs in the page. Names what is written on the map and lies on a county's border, or is cut at the map's edge. */
async function findNamesOnBorders(): Promise<string[]> {
  const picture = document.querySelector<HTMLImageElement>('img[src*="service-area"]')
  const map = picture?.closest('div')?.parentElement
  if (!picture || !map) return ['no map']
  const drawing = await (await fetch(picture.src)).text()
  const [left = 0, top = 0, width = 0] = (/viewBox="([^"]+)"/.exec(drawing)?.[1] ?? '').split(' ').map(Number)
  const borders = /stroke-dasharray="[^"]+" d="M([^"]+)"/.exec(drawing)?.[1] ?? ''
  const { x, y, width: shown } = picture.getBoundingClientRect()
  /** On the screen, a pixel apart at most. */
  const points = borders.split('M').flatMap((border) => {
    const corners = border.split('L').map((corner) => {
      const [right = 0, down = 0] = corner.split(',').map(Number)
      return [x + ((right - left) * shown) / width, y + ((down - top) * shown) / width] as const
    })
    return corners.slice(1).flatMap(([toX, toY], index) => {
      const [fromX, fromY] = corners[index] ?? [0, 0]
      const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY))
      return Array.from({ length: steps + 1 }, (_, step) => [
        fromX + ((toX - fromX) * step) / steps,
        fromY + ((toY - fromY) * step) / steps,
      ])
    })
  })
  const edges = map.getBoundingClientRect()
  return [...map.querySelectorAll('a, span')]
    .filter((name) => name.checkVisibility())
    .filter((name) => {
      const range = new Range()
      range.selectNodeContents(name)
      const box = range.getBoundingClientRect()
      // Letters take the middle of their line.
      const [above, below] = [box.top + box.height / 4, box.bottom - box.height / 4]
      const crosses = ([right = 0, down = 0]: readonly number[]) =>
        right > box.left && right < box.right && down > above && down < below
      return points.some(crosses) || box.left < edges.left || box.right > edges.right
    })
    .map((name) => name.textContent)
}

test('a finger hits each name on the map of a narrow phone @phone @full', async ({ page }) => {
  for (const path of ['/', cityPath(city)]) {
    await page.goto(path)
    await fontsLoaded(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoViolations(page, 'div:has(> div > img[src*="service-area"])', 'target-size')
      await page.locator('img[src*="service-area"]').scrollIntoViewIfNeeded()
      expect.soft(await townsOf(page).evaluateAll(findMissed, 44), `${path} at ${width} px`).toEqual([])
    }
  }
})

/**
 * Runs in the page. Where towns are close no name can be as tall as a finger. So its middle is its own, and what lies
 * less than half a finger above and below it leads to it or to a town that is nearer: never nowhere.
 */
function findMissed(towns: readonly Element[], finger: number): string[] {
  const map = towns[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect()
  const hitAt = (x: number, y: number) =>
    y > map.top && y < map.bottom ? document.elementFromPoint(x, y)?.closest('a')?.textContent : 'off the map'
  return towns.flatMap((town) => {
    const { left, right, top, bottom } = town.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const around = [-1, 1].map((side) => hitAt(x, y + side * (finger / 2 - 1)))
    const misses = [hitAt(x, y) !== town.textContent, ...around.map((hit) => !hit)]
    return misses.includes(true) ? [`${town.textContent}: ${around}`] : []
  })
}

/** Every five words in a row of a page's main part, as the server sends it. */
function fiveWordSequences(html: string): string[] {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const text = main.replaceAll(/<(script|style|select|svg).*?<\/\1>/gs, ' ').replaceAll(/<[^>]+>/g, ' ')
  const words = text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? []
  return words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '))
}

test('no two city pages share more than 65 % of their five-word sequences @desk', async ({ request }) => {
  // One question on all of them makes them more alike, and a town without a job has less to say.
  test.info().skip(ownRecords !== undefined, ownRecords)
  const pages = await Promise.all(
    cities.map(async (city) => {
      const response = await request.get(cityPath(city))
      return { name: city.name, sequences: fiveWordSequences(await response.text()) }
    }),
  )
  for (const page of pages) {
    for (const other of pages.filter((one) => one !== page)) {
      const known = new Set(other.sequences)
      const shared = page.sequences.filter((sequence) => known.has(sequence)).length
      const pair = `${page.name} and ${other.name}: say more of their houses in their records’ notes`
      expect.soft(shared / page.sequences.length, pair).toBeLessThanOrEqual(0.65)
    }
  }
})

test('a town is lit on its own page’s map, and none where all are listed @desk @full', async ({ page }) => {
  const lit = townsOf(page).and(page.locator('[aria-current=page]'))
  const dotOf = (name: string) =>
    townsOf(page)
      .filter({ hasText: name })
      .evaluate((link) => getComputedStyle(link.parentElement as Element, '::before').backgroundColor)
  const other = cities.find(({ name }) => name !== city.name)?.name ?? ''
  await open(page, cityPath(city))
  await expect(lit).toHaveText([city.name])
  expect(await dotOf(city.name)).not.toBe(await dotOf(other))
  // By a link, too.
  await townsOf(page).filter({ hasText: other }).click()
  await expect(lit).toHaveText([other])
  await open(page, '/service-areas')
  await expect(townsOf(page)).toHaveCount(cities.length)
  await expect(lit).toHaveCount(0)
})

test('a picture of a town’s job covers none of its words @desk @full', async ({ page }) => {
  // Where the columns are narrow, the words are higher than the pictures.
  for (const screen of someScreens(992, 1199)) {
    await page.setViewportSize(screen)
    for (const town of cities) {
      await page.goto(cityPath(town))
      expect.soft(await page.evaluate(findCoveredWords), `${town.name} at ${screen.width} px`).toEqual([])
    }
  }
})

/** Runs in the page. Names the titles and sentences that lie below a picture. */
function findCoveredWords(): string[] {
  const photographs = [...document.querySelectorAll('main picture img')]
  const pictures = photographs.map((one) => one.getBoundingClientRect())
  return [...document.querySelectorAll('main :is(h2, h3, p)')]
    .filter((words) => {
      const { top, bottom, left, right } = words.getBoundingClientRect()
      return pictures.some(
        (box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom,
      )
    })
    .map((words) => words.textContent)
}
