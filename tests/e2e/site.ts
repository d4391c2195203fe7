import { type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test'
import type { FormField } from './forms.ts'

/** Waits until the page is hydrated. Before that, a click does what the plain HTML does. */
export async function hydrated(page: Page): Promise<void> {
  // By default the page would be asked, and drawn, sixty times a second.
  await page.waitForFunction(() => 'started' in document.documentElement.dataset, undefined, { polling: 50 })
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

export const floatingButtons = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Get in touch' })

/** Scrolls to the page's end, where the floating buttons are in view on every screen. */
export async function reachFloatingButtons(page: Page): Promise<void> {
  // A page that was just opened by a link may still scroll to its top.
  await expect(async () => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    await expect(floatingButtons(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
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
  await expect.poll(missing, { timeout: 30_000 }).toEqual([])
}

/** Most specs block the service worker, and the test runner writes a message about it to the page's console. */
export const isOfTheTest = (message: ConsoleMessage) =>
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

/** The part of a page from one first- or second-level heading to the next. */
export interface ReadPart {
  readonly heading: string
  /** The visible text. */
  readonly text: string
  /** The text in the HTML, including closed answers. */
  readonly markup: string
  /** Paths for links within the site, whole addresses for others. */
  readonly links: readonly string[]
  readonly counts: Readonly<Record<string, number>>
  readonly fields: Readonly<Record<string, FormField>>
}

/** Reads a page's main content, part by part. Counts the elements that each selector finds. */
export function readParts(page: Page, selectors: readonly string[]): Promise<ReadPart[]> {
  return page.locator('main').evaluate((element, selectors) => {
    const main = element as HTMLElement
    const headings = [...main.querySelectorAll<HTMLElement>('h1, h2')].filter(
      (h) => h.getClientRects().length > 0,
    )

    // `innerText` does not show where a part begins, so each heading temporarily gets a separator.
    const marks = headings.map((heading, index) => {
      const mark = document.createTextNode('\u0001')
      if (index > 0) heading.prepend(mark)
      return mark
    })
    const texts = main.innerText.split('\u0001')
    for (const mark of marks) mark.remove()

    const partOf = (element: Element) =>
      Math.max(
        0,
        headings.findLastIndex((heading) => {
          const position = heading.compareDocumentPosition(element)
          return heading === element || position & Node.DOCUMENT_POSITION_FOLLOWING
        }),
      )
    const within = (selector: string, part: number) =>
      [...main.querySelectorAll(selector)].filter((element) => partOf(element) === part)
    const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

    return headings.map((heading, part) => {
      const range = document.createRange()
      range.selectNodeContents(main)
      if (part > 0) range.setStartBefore(heading)
      const next = headings[part + 1]
      if (next) range.setEndBefore(next)
      const links = within('a[href]', part) as HTMLAnchorElement[]
      const fields = within('input, select, textarea', part) as (HTMLInputElement | HTMLSelectElement)[]
      return {
        heading: tidy(heading.innerText),
        text: tidy(texts[part] ?? ''),
        markup: tidy(range.toString()),
        links: links.map((link) => (link.origin === location.origin ? link.pathname : link.href)),
        counts: Object.fromEntries(selectors.map((selector) => [selector, within(selector, part).length])),
        fields: Object.fromEntries(
          fields.map((field) => [
            field.name,
            {
              type: field.type,
              required: field.required,
              ...('options' in field && { options: [...field.options].map((option) => option.value) }),
            },
          ]),
        ),
      }
    })
  }, selectors)
}
