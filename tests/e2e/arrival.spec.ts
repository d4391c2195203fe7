import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { RequestHandler } from '../../server/http-server.ts'
import { serveLocally } from '../../tools/local-site.ts'
import { dist } from './built-files.ts'
import { content, routePaths } from './content.ts'
import { fileAt } from './fault-gate.ts'
import { limits, someScreens } from './random-screens.ts'
import { fontsLoaded, hydrated } from './visit.ts'

// A browser paints what has come of a page, and draws its letters in fonts of the device until its own have come.
// What stands there already keeps its place.

const isTown = (path: string) => path.startsWith('/service-areas/')
const towns = content.cities.toSorted(
  (a, b) => content.cityWork(b).projects.length - content.cityWork(a).projects.length,
)

/** One of each kind of page: of the towns the one with most jobs and the one with fewest. */
const kinds = [
  ...routePaths.filter((path) => !isTown(path)),
  ...new Set([towns.at(0), towns.at(-1)].flatMap((town) => (town ? [content.cityPath(town)] : []))),
  '/no-such-page',
]

/** How far things may shift in all, as browsers count it. */
const mostShift = 0.02

/** The same for late fonts: a sentence that begins in another line of its text counts as well, and is no jump. */
const mostShiftOfFonts = 0.05

/** How far a late font may move what is in the first screen, up or down. To the side, letters differ in width. */
const mostPixels = 2

test('nothing jumps while a page arrives in pieces @full', async ({ page }) => {
  const pages = new PiecemealPages()
  const site = await serveLocally({ root: dist, handlers: [pages.handler] })
  await atSomeWidths(page, (path) => expectStillArrival(page, `${site.address}${path}`, pages))
  await site.close()
})

test('nothing moves when the fonts come late, or the scripts start @full', async ({ page }) => {
  await atSomeWidths(page, (path) => expectStillFonts(page, path))
})

/** Its buttons stand in the middle of a row, and move while they arrive: at these sizes by little. */
const tool = {
  path: '/image-enhancement',
  screens: () =>
    test.info().project.name === 'phone'
      ? [
          { width: 320, height: 568 },
          { width: 390, height: 844 },
        ]
      : [
          { width: 768, height: 1024 },
          { width: 1440, height: 900 },
        ],
}

/** Each kind of page at widths of its own. */
async function atSomeWidths(page: Page, expectStill: (path: string) => Promise<void>): Promise<void> {
  test.setTimeout(600_000)
  for (const path of kinds) {
    for (const screen of path === tool.path ? tool.screens() : someScreens(...limits())) {
      await page.setViewportSize(screen)
      await test.step(`${path} at ${screen.width} px`, () => expectStill(path))
    }
  }
}

async function expectStillArrival(page: Page, url: string, pages: PiecemealPages) {
  const times: number[] = []
  await page.goto(url, { waitUntil: 'commit' })
  do {
    const piece = times.length
    times.push(await page.evaluate(whenPainted, piece))
    // What these move is no fault of the arrival.
    if (piece === 0) times[0] = (await page.evaluate(loadStandIns)).time
  } while (pages.sendNext())
  const shifts = await shiftsSince(page, times[0])
  const moved = shifts.map(({ time, moved }) => {
    const piece = times.findLastIndex((one) => one <= time)
    return `after ${pages.endOf(piece)}: ${moved}`
  })
  expect.soft(sumOf(shifts), [at(page, url), ...moved].join('\n')).toBeLessThanOrEqual(mostShift)
}

async function expectStillFonts(page: Page, path: string) {
  const [fonts, react] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/*.woff2', (route) => fonts.promise.then(() => route.continue()))
  await page.route('**/packages-*.js', (route) => react.promise.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  const { standIns, time } = await page.evaluate(loadStandIns)
  const firstScreen = await page.evaluateHandle(placesInView)
  fonts.resolve()
  await fontsLoaded(page)
  await page.evaluate(nextFrames)
  const moved = await firstScreen.evaluate(movedFrom, mostPixels)
  react.resolve()
  await hydrated(page)
  await page.evaluate(nextFrames)
  await page.unrouteAll()
  // biome-ignore lint/suspicious/noSkippedTests: machines have different fonts
  test.skip(standIns < 2, 'This machine has none of the fonts that the styles know.')
  expect.soft(moved, `${at(page, path)}: lines break elsewhere`).toEqual([])
  const shifts = await shiftsSince(page, time)
  expect
    .soft(sumOf(shifts), `${at(page, path)}\n${shifts.map(({ moved }) => moved).join('\n')}`)
    .toBeLessThanOrEqual(mostShiftOfFonts)
}

/**
 * Sends pages in pieces, each when the test has seen the one before. They get no scripts, and no fonts: their
 * letters stay those of the device.
 */
class PiecemealPages {
  #pieces: readonly string[] = []
  #sent = 0
  #response: ServerResponse | undefined

  readonly handler: RequestHandler = (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (/\.(?:js|woff2)$/.test(path)) {
      response.writeHead(404).end()
      return true
    }
    if (request.headers['sec-fetch-dest'] !== 'document') return false
    const file = fileAt(dist, path)
    const isKnown = existsSync(file)
    this.#pieces = cut(readFileSync(isKnown ? file : join(dist, '404.html'), 'utf8'))
    this.#sent = 0
    this.#response = response.writeHead(isKnown ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
    this.sendNext()
    return true
  }

  /** @returns whether there was another one */
  sendNext(): boolean {
    const piece = this.#pieces[this.#sent]
    if (piece === undefined) this.#response?.end()
    else this.#response?.write(`${piece}<!--piece ${this.#sent++}-->`)
    return piece !== undefined
  }

  /** The last tags and words of a piece. */
  endOf(piece: number): string {
    return this.#pieces[piece]?.slice(-80) ?? ''
  }
}

/** Where the main part of a page is cut, in bytes: in its first 8 KB, and most often at its head. */
const places = [0, 256, 512, 768, 1024, 1280, 1536, 1792, 2048, 3072, 4096, 5120, 6144, 7168, 8192]

/** Cuts a page before the first tag after each of the places. */
function cut(html: string): string[] {
  const main = html.indexOf('<main')
  const cuts = places.map((place) => main + place + html.slice(main + place).search(/<[a-z]/))
  return [0, ...cuts].map((start, index) => html.slice(start, cuts[index]))
}

const at = (page: Page, path: string) => `${path} at ${page.viewportSize()?.width} px`

/** Runs in the page: resolves once a piece is painted, with the time. */
async function whenPainted(piece: number): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame)
  const isThere = () => {
    const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) if (comments.referenceNode.nodeValue === `piece ${piece}`) return true
    return false
  }
  while (!isThere() || performance.getEntriesByType('paint').length === 0) await frame()
  await frame()
  await frame()
  return performance.now()
}

/** Runs in the page: resolves once it's painted with the device's fonts in place of its own. */
async function loadStandIns(): Promise<{ readonly standIns: number; readonly time: number }> {
  const frame = () => new Promise(requestAnimationFrame)
  while (performance.getEntriesByType('paint').length === 0) await frame()
  const faces = [...document.fonts].filter(({ family }) => family.includes('fallback'))
  await Promise.allSettled(faces.map((face) => face.load()))
  await frame()
  await frame()
  const standIns = new Set(faces.filter(({ status }) => status === 'loaded').map(({ family }) => family))
  return { standIns: standIns.size, time: performance.now() }
}

interface Place {
  readonly element: Element
  /** In pixels from the window's. */
  readonly top: number
}

/**
 * Runs in the page: where its first screen's elements are, once all of its HTML is there. Words within a text may
 * begin in another of its lines.
 */
async function placesInView(): Promise<Place[]> {
  while (document.readyState === 'loading') await new Promise(requestAnimationFrame)
  return [...document.querySelectorAll('body *:not(svg *)')]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
    .map((element) => ({ element, top: element.getBoundingClientRect().top }))
    .filter(({ top }) => top < innerHeight)
}

/** Runs in the page: which elements are elsewhere now, and by how much. */
function movedFrom(places: readonly Place[], mostPixels: number): string[] {
  return places.flatMap(({ element, top }) => {
    const by = element.getBoundingClientRect().top - top
    return Math.abs(by) > mostPixels
      ? [`${element.tagName} “${element.textContent.slice(0, 40)}” by ${by}`]
      : []
  })
}

/** Runs in the page. */
async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

interface Shift {
  readonly value: number
  /** In milliseconds since the navigation. */
  readonly time: number
  /** What moved, from where to where. */
  readonly moved: string
}

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0)

/** @param time in milliseconds since the navigation */
function shiftsSince(page: Page, time = 0): Promise<Shift[]> {
  return page.evaluate((since) => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node.cloneNode() : node?.parentElement?.cloneNode()
      return `${element instanceof Element ? element.outerHTML.slice(0, 60) : 'what is gone'} “${node?.textContent?.slice(0, 40)}”`
    }
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return (observer.takeRecords() as LayoutShift[])
      .filter(({ startTime }) => startTime >= since)
      .map(({ value, startTime, sources }) => ({
        value,
        time: startTime,
        moved: sources
          .map((one) => `${name(one.node)} from ${place(one.previousRect)} to ${place(one.currentRect)}`)
          .join('; '),
      }))
  }, time)
}
