import { expect, type Page } from '@playwright/test'
import { dialog, fillIn, jane, openDialog, panel, submit } from './estimate.ts'
import { button, choose, open as openTool, photographs, rows, type Upload } from './local-tool.ts'
import { notFoundPath, screens } from './screens.ts'
import { test } from './shared-page.ts'
import { open, reachFloatingButtons } from './site.ts'

// On all phones and with the browser's text sizes from 16 to 32 px, no text is cut and no page scrolls sideways.

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
      await atEveryTextSize(page, async (words) => {
        await expect.soft(page.getByRole('button', { name: 'Open menu' }), words).toBeInViewport({ ratio: 1 })
      })
    })
  }

  /** What is not in view when a page opens, and how to show it. */
  const parts: Record<string, (page: Page) => Promise<void>> = {
    'the bar with the buttons': async (page) => {
      await open(page, '/about')
      await reachFloatingButtons(page)
    },
    'the menu': async (page) => {
      await open(page, '/about')
      await page.getByRole('button', { name: 'Open menu' }).tap()
    },
    'the estimate dialog': async (page) => {
      await open(page, '/about')
      await openDialog(page)
      await submit(dialog(page)).click()
    },
    'the words after sending': async (page) => {
      await open(page, '/contact')
      await fillIn(page, jane)
      await submit(page).click()
      await panel(page).getByText('Nothing opened?').click()
    },
    'a project': async (page) => {
      await open(page, '/our-work?project=1')
      await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible()
    },
  }

  for (const [name, show] of Object.entries(parts)) {
    test(`every text size fits ${name}`, async ({ page }) => {
      await show(page)
      await atEveryTextSize(page, async (words) => {
        expect.soft(await page.evaluate(findSideways), words).toEqual([])
      })
    })
  }

  test('every text size fits a finished batch', async ({ page }) => {
    test.slow()
    await openTool(page)
    const damaged: Upload = { name: 'damaged.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('none') }
    const [long, ...others] = (await photographs(10)) as [Upload, ...Upload[]]
    await choose(page, [{ ...long, name: 'IMG_20260518_093112_kitchen_before.jpg' }, ...others, damaged])
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 10 of 11 images')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).last().click()
    await atEveryTextSize(page, async (words) => {
      // Its height is measured in the next frame, and lines follow.
      await expect(rows(page).nth(1)).toBeVisible()
      await expect.soft.poll(() => page.evaluate(findCovered), { message: words, timeout: 5_000 }).toEqual([])
    })
  })
})

/**
 * Sets every text size, like the browser's setting, at every width. No text may be cut.
 *
 * @param check what else must hold, given the size and width in words
 */
async function atEveryTextSize(page: Page, check: (words: string) => Promise<void>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    for (const textSize of textSizes) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`
      }, textSize)
      const words = `${textSize} px of text at ${width} px`
      expect.soft(await page.evaluate(findCut), words).toEqual([])
      await check(words)
    }
  }
}

/** Runs in the page. Names elements whose text extends beyond the screen or is cut by a box. */
function findCut(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  const found = scrollWidth > clientWidth ? [`the page scrolls to ${scrollWidth}`] : []
  for (const choice of document.querySelectorAll('select')) {
    const words = choice.selectedOptions[0]?.text ?? ''
    const { font, paddingLeft, paddingRight } = getComputedStyle(choice)
    const drawing = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
    drawing.font = font
    const room = choice.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (choice.checkVisibility() && drawing.measureText(words).width > room) found.push(`"${words}" is cut`)
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    // Its whole text is there for screen readers, and as a title.
    if (getComputedStyle(element).textOverflow === 'ellipsis') continue
    const words = wordsOf(element)
    if (words.length === 0 || !element.checkVisibility({ visibilityProperty: true })) continue
    const fault = faultOf(element, words)
    if (fault) found.push(`${element.tagName} "${element.textContent?.trim().slice(0, 40)}" ${fault}`)
  }
  return found.slice(0, 8)

  function wordsOf(element: HTMLElement): Node[] {
    return [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  }

  function faultOf(element: HTMLElement, words: readonly Node[]): string | undefined {
    const rects = words.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
    const left = Math.min(...rects.map((rect) => rect.left))
    const right = Math.max(...rects.map((rect) => rect.right))
    for (let box: HTMLElement | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, clip, clipPath } = getComputedStyle(box)
      // The box scrolls, or is for screen readers only.
      if (/auto|scroll/.test(overflowX) || clip !== 'auto' || clipPath !== 'none') return undefined
      const edge = box.getBoundingClientRect()
      if (overflowX === 'hidden' && (left < edge.left - 1 || right > edge.right + 1)) return 'is cut'
    }
    return right > clientWidth + 1 || left < -1 ? `stands out to ${Math.round(right)}` : undefined
  }
}

/** Runs in the page. Names open menus and dialogs that scroll sideways. */
function findSideways(): string[] {
  return [...document.querySelectorAll(':popover-open, [role=dialog]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ id, ariaLabel, scrollWidth }) => `${id || ariaLabel} scrolls to ${scrollWidth}`)
}

/** Runs in the page. Names words of the photo tool that a button covers, and what stands out of the tool. */
function findCovered(): string[] {
  const tool = document.querySelector('main section')
  const list = tool?.querySelector<HTMLElement>('section[aria-label="Chosen images"]')
  if (!tool || !list) return ['no list']
  const right = tool.getBoundingClientRect().right - 8
  const outside = [...tool.querySelectorAll('button, select')]
    .filter((control) => control.getBoundingClientRect().right > right)
    .map((control) => `"${nameOf(control)}" stands out`)
  const sideways = list.scrollWidth > list.clientWidth ? [`the list scrolls to ${list.scrollWidth}`] : []
  return [...outside, ...sideways, ...readableWords(tool).flatMap(coveredBy(tool))].slice(0, 8)

  function nameOf(control: Element): string {
    return control.ariaLabel ?? control.textContent ?? ''
  }

  function readableWords(within: Element): Text[] {
    const words: Text[] = []
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode
      const { clip, clipPath } = getComputedStyle(parentElement ?? within)
      // Otherwise they are for screen readers only.
      if (clip === 'auto' && clipPath === 'none' && parentElement?.checkVisibility())
        words.push(walker.currentNode as Text)
    }
    return words
  }

  function coveredBy(within: Element): (words: Text) => string[] {
    const buttons = [...within.querySelectorAll('button')]
      // Words over a thumbnail are readable.
      .filter((button) => !button.querySelector('img'))
      // Of a button with an icon alone, no more than that is seen.
      .map((button) => {
        const seen = button.textContent ? button : (button.querySelector('svg') ?? button)
        return { button, edge: inView(seen.getBoundingClientRect(), button) }
      })
    return (words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      const rects = [...range.getClientRects()].map((rect) => inView(rect, words))
      const over = buttons.find(
        ({ button, edge }) => !button.contains(words) && rects.some((rect) => isOver(rect, edge)),
      )
      return over ? [`"${words.data}" under "${nameOf(over.button)}"`] : []
    }
  }

  /** Without what the boxes around it cut off. */
  function inView(rect: DOMRect, within: Node): DOMRect {
    let { left, top, right, bottom } = rect
    for (let box = within.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue
      const edge = box.getBoundingClientRect()
      left = Math.max(left, edge.left)
      top = Math.max(top, edge.top)
      right = Math.min(right, edge.right)
      bottom = Math.min(bottom, edge.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  function isOver(one: DOMRect, other: DOMRect): boolean {
    const [across, down] = [
      Math.min(one.right, other.right) - Math.max(one.left, other.left),
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    ]
    return across > 1 && down > 1
  }
}
