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
  const width = document.documentElement.clientWidth
  const name = (element: Element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`
  const found: string[] = []
  if (document.documentElement.scrollWidth > width)
    found.push(`the page scrolls to ${document.documentElement.scrollWidth}`)
  for (const element of document.querySelectorAll('body *')) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) continue
    if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      continue
    const words = document.createRange()
    words.selectNodeContents(element)
    const text = words.getBoundingClientRect()
    // What is there for screen readers alone measures a pixel or is clipped away.
    const style = getComputedStyle(element)
    if (text.width < 2 || style.clipPath !== 'none' || element.clientWidth === 1) continue
    let scrolls = false
    for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box)
      if (clipPath !== 'none' || box.clientWidth === 1 || overflowX === 'auto' || overflowX === 'scroll')
        scrolls = true
      const edge = box.getBoundingClientRect()
      if (!scrolls && overflowX === 'hidden' && (text.left < edge.left - 1 || text.right > edge.right + 1)) {
        found.push(`${name(element)} is cut`)
        scrolls = true
      }
    }
    if (!scrolls && (text.right > width + 1 || text.left < -1))
      found.push(`${name(element)} stands out to ${Math.round(text.right)}`)
  }
  return found.slice(0, 8)
}
