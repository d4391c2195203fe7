import { expect, type Page, test } from '@playwright/test'
import { notFoundPath, screens } from './screens.ts'
import { open } from './site.ts'

// From the smallest telephone on and with a browser's larger text (its sizes from 16 to 32 px), nothing is cut and nothing
// scrolls sideways.

const textSizes = [16, 20, 24, 32]
const widths = [320, 360, 390]
const [firstCity, ...otherCities] = screens
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/service-areas/'))
const paths = [...screens.map(({ path }) => path), notFoundPath].filter((path) => !otherCities.includes(path))

test.describe('on a small telephone', { tag: '@phone' }, () => {
  for (const path of paths) {
    test(`every text size fits on ${path === firstCity ? 'a city page' : path}`, async ({ page }) => {
      await open(page, path)
      for (const textSize of textSizes) {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 })
          await setTextSize(page, textSize)
          expect.soft(await page.evaluate(findCut), `${textSize} px of text at ${width} px`).toEqual([])
        }
      }
    })
  }
})

/** As a browser does whose reader has chosen another text size. */
function setTextSize(page: Page, size: number): Promise<void> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`
  }, size)
}

/** Runs in the page: names what stands out of the screen or is cut by its own box. */
function findCut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`the page scrolls to ${scrollWidth}`] : []
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const fault = element.checkVisibility({ visibilityProperty: true }) && faultOf(element)
    if (fault) found.push(`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" ${fault}`)
  }
  return found.slice(0, 8)

  function wordsOf(element: HTMLElement): Node[] {
    return [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  }

  function faultOf(element: HTMLElement): string | undefined {
    const rects = wordsOf(element).flatMap((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return [...range.getClientRects()]
    })
    const left = Math.min(...rects.map((rect) => rect.left))
    const right = Math.max(...rects.map((rect) => rect.right))
    for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box)
      // It can be scrolled to, or is there for screen readers alone.
      if (/auto|scroll/.test(overflowX) || clipPath !== 'none' || box.clientWidth === 1) return undefined
      const edge = box.getBoundingClientRect()
      if (overflowX === 'hidden' && (left < edge.left - 1 || right > edge.right + 1)) return 'is cut'
    }
    return right > clientWidth + 1 || left < -1 ? `stands out to ${Math.round(right)}` : undefined
  }
}
