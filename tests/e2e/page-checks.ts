import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { type ConsoleMessage, expect, type Page } from '@playwright/test'

/* What every page has to pass. */

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
