import { expect, type Page } from '@playwright/test'
import { forms } from './forms.ts'
import type { Part, Screen } from './screens.ts'
import { type ReadPart, readParts } from './site.ts'

/** Expects the page to have every part of its screen, whatever their order. */
export async function expectParts(page: Page, screen: Screen) {
  const selectors = Object.values(screen.parts).flatMap((part) => Object.keys(part.count ?? {}))
  const found = await readParts(page, selectors)
  for (const [name, part] of Object.entries(screen.parts)) {
    const missing = found.map((read) => missingIn(read, part)).toSorted((a, b) => a.length - b.length)
    expect.soft(missing[0], `what ${screen.path} lacks of its ${name}`).toEqual([])
  }
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
