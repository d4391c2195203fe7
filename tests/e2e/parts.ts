import { expect, type Page } from '@playwright/test'
import { business } from './content.ts'
import type { Part, Screen } from './screens.ts'

interface FormField {
  readonly type: string
  readonly required: boolean
  readonly options?: readonly string[]
}

const text: FormField = { type: 'text', required: false }

/** Fields by name, in their order, with their option values (sections 3, 5 and 9). */
const forms: Readonly<Record<'compact' | 'full', Readonly<Record<string, FormField>>>> = {
  compact: {
    name: { ...text, required: true },
    phone: { type: 'tel', required: true },
    service: {
      type: 'select-one',
      required: false,
      options: ['', 'sanding-refinishing', 'hardwood-installation', 'lvp-installation', 'repair', 'other'],
    },
  },
  full: {
    name: { ...text, required: true },
    phone: { type: 'tel', required: true },
    email: { type: 'email', required: false },
    address: text,
    service: {
      type: 'select-one',
      required: false,
      options: [
        '',
        'sanding-refinishing',
        'hardwood-installation',
        'engineered-installation',
        'lvp-installation',
        'repair',
        'stairs',
        'water-damage',
        'consultation',
      ],
    },
    timeline: { type: 'select-one', required: false, options: ['', 'asap', '30-60-days', 'planning'] },
    message: { type: 'textarea', required: false },
  },
}

/** Expects the page to have every part of its screen, whatever their order. */
export async function expectParts(page: Page, screen: Screen) {
  const selectors = Object.values(screen.parts).flatMap((part) => Object.keys(part.count ?? {}))
  const found = await readParts(page, selectors)
  for (const [name, part] of Object.entries(screen.parts)) {
    const missing = found.map((read) => missingIn(read, part)).toSorted((a, b) => a.length - b.length)
    expect.soft(missing[0], `what ${screen.path} lacks of its ${name}`).toEqual([])
  }
  if (!Object.values(screen.parts).some(({ form }) => form)) return
  expect.soft(found.map(({ text }) => text).join(), 'beside the form').toContain(business.license)
  expect
    .soft(
      found.flatMap(({ links }) => links),
      'beside the form',
    )
    .toContain('/reviews')
}

/** What a part of the page lacks. */
function missingIn(read: ReadPart, part: Part): string[] {
  const has = (text: string, wanted: string | RegExp) =>
    typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)
  const fields = part.form && forms[part.form]

  return [
    ...(part.says ?? []).filter((wanted) => !has(read.text, wanted)).map((wanted) => `words ${wanted}`),
    ...(part.answers ?? []).filter((wanted) => !has(read.markup, wanted)).map((wanted) => `answer ${wanted}`),
    ...(part.links ?? []).filter((link) => !read.links.includes(link)).map((link) => `link ${link}`),
    ...Object.entries(part.count ?? {})
      .filter(([selector, count]) => read.counts[selector] !== count)
      .map(([selector, count]) => `${count} of ${selector}, not ${read.counts[selector]}`),
    ...(fields && JSON.stringify(fields) !== JSON.stringify(read.fields)
      ? [`${part.form} form, not ${JSON.stringify(read.fields)}`]
      : []),
  ]
}

/** The part of a page from one first- or second-level heading to the next. */
interface ReadPart {
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
function readParts(page: Page, selectors: readonly string[]): Promise<ReadPart[]> {
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
