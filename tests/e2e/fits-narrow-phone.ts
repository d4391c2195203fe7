import { expect, type Page } from '@playwright/test'
import { someScreens } from './random-screens.ts'
import { fontsLoaded } from './visit.ts'

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
