import { expect, type Page } from '@playwright/test'
import { claims, compactServices, fullServices } from './content.ts'
import type { Part, Screen } from './screens.ts'

/** The fields in their order, with their types and option values (sections 3, 5 and 9). */
const forms = {
  compact: ['name text required', 'phone tel required', `service select-one ${compactServices.join(' ')}`],
  full: [
    'name text required',
    'phone tel required',
    'email email',
    'address text',
    `service select-one ${fullServices.join(' ')}`,
    'timeline select-one asap 30-60-days planning',
    'message textarea',
  ],
} as const

/** Expects the page to have every part of its screen, whatever their order. */
export async function expectParts(page: Page, screen: Screen) {
  const selectors = Object.values(screen.parts).flatMap((part) => Object.keys(part.count ?? {}))
  const found = await readParts(page, selectors)
  for (const [name, part] of Object.entries(screen.parts)) {
    const missing = found.map((read) => missingIn(read, part)).toSorted((a, b) => a.length - b.length)
    expect.soft(missing[0], `what ${screen.path} lacks of its ${name}`).toEqual([])
  }
  if (!Object.values(screen.parts).some(({ form }) => form)) return
  expect.soft(found.map(({ text }) => text).join(), 'beside the form').toContain(claims.licensed.text)
  expect.soft(found.flatMap(({ links }) => links).join(), 'beside the form').toContain('/reviews')
}

/** The words, links and elements that a part of the page lacks. */
function missingIn(
  read: ReadPart,
  { says = [], answers = [], links = [], count = {}, form }: Part,
): string[] {
  const has = (text: string, wanted: string | RegExp) =>
    typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)
  const fields = form ? forms[form] : read.fields

  return [
    ...says.filter((wanted) => !has(read.text, wanted)).map((wanted) => `words ${wanted}`),
    ...answers.filter((wanted) => !has(read.markup, wanted)).map((wanted) => `answer ${wanted}`),
    ...links.filter((link) => !read.links.includes(link)).map((link) => `link ${link}`),
    ...Object.entries(count)
      .filter(([selector, count]) => read.counts[selector] !== count)
      .map(([selector, count]) => `${count} of ${selector}, not ${read.counts[selector]}`),
    ...(fields.join() === read.fields.join() ? [] : [`${form} form, not ${read.fields.join()}`]),
  ]
}

/** A section or form of a page, or what stands outside of its sections. */
interface ReadPart {
  /** The visible text. */
  readonly text: string
  /** The text in the HTML, including closed answers. */
  readonly markup: string
  /** Paths for links within the site, whole addresses for others. */
  readonly links: readonly string[]
  /** The number of elements per selector. */
  readonly counts: Readonly<Record<string, number>>
  readonly fields: readonly string[]
}

function readParts(page: Page, selectors: readonly string[]): Promise<ReadPart[]> {
  return page
    .locator('main section, main form, main > :not(:has(section))')
    .evaluateAll((parts: HTMLElement[], selectors) => {
      const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
      return parts.map((part) => {
        const links = [...part.querySelectorAll<HTMLAnchorElement>('a[href]')]
        const fields = [
          ...part.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea'),
        ]
        return {
          text: tidy(part.innerText),
          markup: tidy(part.textContent),
          links: links.map((link) => (link.origin === location.origin ? link.pathname : link.href)),
          counts: Object.fromEntries(
            selectors.map((selector) => [selector, part.querySelectorAll(selector).length]),
          ),
          fields: fields.map((field) => {
            const options = 'options' in field ? [...field.options].map(({ value }) => value) : []
            const words = [field.name, field.type, field.required ? 'required' : '', ...options]
            return words.filter(Boolean).join(' ')
          }),
        }
      })
    }, selectors)
}
