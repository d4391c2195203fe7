import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import { someScreens } from './widths.ts'

/** Waits until the page is hydrated. Before that, a click does what the plain HTML does. */
export async function hydrated(page: Page): Promise<void> {
  // By default the page would be asked, and drawn, sixty times a second.
  await page.waitForFunction(() => 'started' in document.documentElement.dataset, undefined, { polling: 50 })
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until texts have their own typefaces: until then they are as wide as this machine's fonts make them. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' })
}

/**
 * Opens a page that is to start later, and waits until the script that starts it has run: from then on it
 * notices what people do.
 */
export async function openWithStart(
  page: Page,
  path: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.dataset.scripts)
        document.documentElement.dataset.listening = 'yes'
    }
    document.addEventListener('load', note, { capture: true })
  })
  await page.goto(path, { waitUntil })
  await page.locator('html[data-listening]').waitFor({ state: 'attached' })
}

/**
 * Holds requests back until the returned function is called, which waits for one of them: a hold that holds
 * none fails.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>()
  let held = 0
  await page.route(url, async (route) => {
    held++
    await released.promise
    await route.continue().catch(() => {})
  })
  return async () => {
    await expect.poll(() => held, `requests held of ${url}`).toBeGreaterThan(0)
    released.resolve()
  }
}

export const floatingButtons = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Get in touch' })

/** Scrolls to where the page has no such buttons of its own in view: most often to its middle. */
export async function reachFloatingButtons(page: Page): Promise<void> {
  let share = 0.35
  const scrollOn = () => {
    share = (share + 0.15) % 0.9
    return page.evaluate(floatsAt, share)
  }
  await expect.poll(scrollOn, { message: 'a place with floating buttons', intervals: [0] }).toBe(true)
}

/** Runs in the page. Scrolls so far down it, and tells whether the floating buttons stand there. */
async function floatsAt(share: number): Promise<boolean> {
  window.scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' })
  const top = window.scrollY
  // What is in view is told with the next frame, and drawn before the one after it.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  const buttons = document.querySelector('[aria-label="Get in touch"]')
  await Promise.allSettled(buttons?.getAnimations().map(({ finished }) => finished) ?? [])
  return window.scrollY === top && buttons?.checkVisibility({ visibilityProperty: true }) === true
}

/** Expects every picture of the page to load, including those below the fold. */
export async function expectPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
  })
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ src, currentSrc }) => currentSrc || src),
    )
  await expect.poll(missing).toEqual([])
}

/**
 * Most specs block the service worker, and the test runner writes a message about it to the page's console.
 */
const isOfTheTest = (message: ConsoleMessage) =>
  message.text().startsWith('Service Worker registration blocked')

/** Collects errors and warnings of the page's console. */
export function troubles(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()) && !isOfTheTest(message)) {
      found.push(`${message.type()}: ${message.text()}`)
    }
  })
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`))
  return found
}

/** Expects no violation of WCAG 2.2 AA or of axe's best practices, or of one rule. */
export async function expectNoViolations(page: Page, within = 'html', rule?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] })
  if (rule) axe.withRules(rule)
  // Otherwise axe opens another tab for its report. Only pages with foreign frames need that.
  const { violations } = await axe.setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([])
}

/** How many sheets of paper the page takes. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0
}

const require = createRequire(import.meta.url)

/** HTML CodeSniffer, another checker than axe, finds no error of WCAG 2.2 AA's older part, 2.0. */
export async function expectNoErrors(page: Page): Promise<void> {
  await page.evaluate(await readFile(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8'))
  expect(await page.evaluate(findErrors)).toEqual([])
}

interface Sniffer {
  readonly ERROR: number
  process(standard: string, document: Document, done: () => void): void
  getMessages(): readonly { readonly type: number; readonly code: string; readonly element: Element }[]
}

/** Runs in the page. Names the rules that are broken, and where. */
async function findErrors(): Promise<string[]> {
  const { HTMLCS: sniffer } = window as unknown as { readonly HTMLCS: Sniffer }
  await new Promise<void>((resolve) => sniffer.process('WCAG2AA', document, resolve))
  const errors = sniffer.getMessages().filter(({ type }) => type === sniffer.ERROR)
  return errors.map(({ code, element }) => `${code}: ${element.outerHTML.slice(0, 120)}`)
}

/**
 * Expects that narrow phones break no word, and that text twice as large is all there: nothing cut or sideways, no
 * column wider than the screen, no empty screen, and nothing small that stays so.
 */
export async function expectFitsNarrowPhone(page: Page): Promise<void> {
  await fontsLoaded(page)
  const root = page.locator('html')
  for (const { width } of [{ width: 320 }, ...someScreens(320, 480)]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => page.evaluate(findBrokenWords), `words broken at ${width} px`).toEqual([])
    const sizes = await page.evaluateHandle(findSmallText)
    await root.evaluate((element) => element.style.setProperty('font-size', '200%'))
    await expect.poll(() => page.evaluate(findCut), `cut at ${width} px and 200 %`).toEqual([])
    expect.soft(await page.evaluate(findTooWide), `too wide at ${width} px and 200 %`).toEqual([])
    expect.soft(await page.evaluate(findEmptyScreens), `empty at ${width} px and 200 %`).toEqual([])
    expect.soft(await sizes.evaluate(findStillSmall), `small at ${width} px and 200 %`).toEqual([])
    await root.evaluate((element) => element.style.removeProperty('font-size'))
  }
}

/** Runs in the page. Names texts that no screen holds, also where they scroll sideways, and cut choices. */
function findTooWide(): string[] {
  const hasText = (box: Element) =>
    [...box.childNodes].some((node) => node instanceof Text && node.data.trim())
  const texts = [...document.querySelectorAll('main *, footer *')]
    .filter((box) => hasText(box) && box.checkVisibility({ visibilityProperty: true }))
    .filter((box) => box.getBoundingClientRect().width > innerWidth)
  const choices = [...document.querySelectorAll('select')].filter((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select)
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.font = font
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room + 1
  })
  return [...texts, ...choices].map((box) => box.outerHTML.slice(0, 90))
}

/** Runs in the page. Names places where somebody who scrolls sees nothing at all. */
function findEmptyScreens(): string[] {
  const inView = ({ left, right }: DOMRect) => left < innerWidth && right > 0
  const ink = [...document.querySelectorAll('main :is(img, svg, input, select, textarea, button)')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect())
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const range = new Range()
    range.selectNodeContents(texts.currentNode)
    if (texts.currentNode.parentElement?.checkVisibility()) ink.push(...range.getClientRects())
  }
  let bottom = 0
  return ink
    .filter((box) => box.height > 1 && inView(box))
    .toSorted((a, b) => a.top - b.top)
    .flatMap((box) => {
      const gap = box.top - bottom
      const place = `${Math.round(gap)} px below ${Math.round(bottom + scrollY)}`
      bottom = Math.max(bottom, box.bottom)
      return gap > 0.6 * innerHeight ? [place] : []
    })
}

interface SmallText {
  readonly box: Element
  /** In pixels. */
  readonly size: number
}

/** Runs in the page: its texts that aren't larger than a paragraph, but for those of buttons and on the map. */
function findSmallText(): SmallText[] {
  return [...document.querySelectorAll('main *')]
    .filter((box) => [...box.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter(
      (box) =>
        box.checkVisibility({ visibilityProperty: true }) &&
        !box.closest('button, select, [data-size], [aria-hidden], [data-side]'),
    )
    .map((box) => ({ box, size: Number.parseFloat(getComputedStyle(box).fontSize) }))
    .filter(({ size }) => size <= 18)
}

/** Runs in the page, with text at 200 %: names the texts that haven't grown with their neighbors. */
function findStillSmall(texts: readonly SmallText[]): string[] {
  return texts
    .map(({ box, size }) => ({ box, growth: Number.parseFloat(getComputedStyle(box).fontSize) / size }))
    .filter(({ growth }) => growth < 1.75)
    .map(({ box, growth }) => `${growth.toFixed(2)}: ${box.outerHTML.slice(0, 90)}`)
}

/** Runs in the page. Names words of letters that are broken between two lines, and where they stand. */
function findBrokenWords(): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const box = text.parentElement
    // Words for screen readers alone stand in a box of one pixel.
    if (!box?.checkVisibility({ visibilityProperty: true }) || box.clientWidth === 1) continue
    for (const { 0: word, index } of text.data.matchAll(/(?<!\S)\p{L}+[.,:!?]?(?!\S)/gu)) {
      const range = new Range()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => top))
      if (lines.size > 1) broken.push(`${word}: ${box.outerHTML.slice(0, 90)}`)
    }
  }
  return broken
}

/** Runs in the page. Names boxes that cut their text, and what scrolls sideways as a whole. */
function findCut(): string[] {
  return [...document.querySelectorAll<HTMLElement>('html, body :not([data-comparison] *)')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .filter((box) => box.checkVisibility({ visibilityProperty: true }) && box.innerText.trim())
    .filter((box) => {
      const { overflowX, textOverflow } = getComputedStyle(box)
      if (box.matches('html, :popover-open, [role=dialog]')) return true
      return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && !box.dataset.comparison
    })
    .map((box) => `${box.outerHTML.slice(0, 90)}: ${box.scrollWidth} in ${box.clientWidth}`)
}

/** Moves one finger sideways, in CSS pixels. */
export async function swipe(
  page: Page,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  await touch('touchMove', (from + to) / 2)
  await touch('touchMove', to)
  await touch('touchEnd')
  await client.detach()
}
