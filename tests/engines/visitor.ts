import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { queryAllByRole } from '@testing-library/dom'
import type { AutomatedBrowser } from './automation.ts'

/** An element of the page, by its accessible role and name. */
export interface Target {
  readonly role: string
  readonly name?: string | RegExp
  /** A selector of the part of the page that contains it. */
  readonly within?: string
}

/** The current state of an element. */
export interface Seen {
  readonly text: string
  readonly value: string
  readonly attributes: Readonly<Record<string, string>>
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly isFocused: boolean
}

export const button = (name: string | RegExp, within?: string): Target => ({ role: 'button', name, within })
export const link = (name: string | RegExp, within?: string): Target => ({ role: 'link', name, within })

const testingLibrary = readFileSync(
  join(
    createRequire(import.meta.url).resolve('@testing-library/dom/package.json'),
    '../dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

declare global {
  interface Window {
    TestingLibraryDom: { queryAllByRole: typeof queryAllByRole }
    findTargets: typeof findTargets
  }
}

/** Simulates a visitor: presses only visible elements, and waits until they appear. */
export class Visitor {
  readonly browser: AutomatedBrowser
  readonly #site: string

  constructor(browser: AutomatedBrowser, site: string) {
    this.browser = browser
    this.#site = site
  }

  /** Opens a page of the site and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.browser.goto(this.#site + path)
    await this.hydrated()
  }

  async hydrated(): Promise<void> {
    await expect.poll(() => this.evaluate(() => 'started' in document.documentElement.dataset)).toBe(true)
  }

  evaluate<A extends readonly unknown[], R>(task: (...given: A) => R | Promise<R>, ...given: A): Promise<R> {
    return this.browser.evaluate(task, ...given)
  }

  /** All elements with this role and name, in document order. */
  async all(target: Target): Promise<Seen[]> {
    await this.#prepare()
    return this.evaluate(look, serialised(target))
  }

  /** Waits for the only element with this role and name. */
  async the(target: Target): Promise<Seen> {
    let seen: Seen[] = []
    await expect
      .poll(
        async () => {
          seen = await this.all(target)
          return seen.length
        },
        { message: `${target.role} ${target.name ?? ''}` },
      )
      .toBe(1)
    return seen[0] as Seen
  }

  /** Scrolls the element into view and clicks its centre. */
  async click(target: Target): Promise<void> {
    const { pointer } = this.browser
    const { x, y } = await this.#reach(target)
    await pointer.move(x, y)
    await pointer.down()
    await pointer.up()
  }

  async focus(target: Target): Promise<void> {
    await this.the(target)
    await this.evaluate(focusOn, serialised(target))
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target)
    await this.browser.type(text)
  }

  /** The visible text of the page. */
  text(selector = 'body'): Promise<string> {
    return this.evaluate(
      (selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '',
      selector,
    )
  }

  async sees(text: string | RegExp, timeout?: number): Promise<void> {
    const matches = (shown: string) => (typeof text === 'string' ? shown.includes(text) : text.test(shown))
    await expect
      .poll(async () => matches(await this.text()), { message: `the text ${text}`, timeout })
      .toBe(true)
  }

  /** The URL without the site's origin. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search)
  }

  async #prepare(): Promise<void> {
    if (await this.evaluate(() => 'findTargets' in window)) return
    await this.browser.runScript(`${testingLibrary}\n;window.findTargets = ${findTargets}`)
  }

  /** Waits until the element's centre is in view, not covered and at rest. @returns the centre */
  async #reach(target: Target): Promise<Point> {
    await this.the(target)
    let centres: Point[] = []
    await expect
      .poll(
        async () => {
          centres = await this.evaluate(reachableCentre, serialised(target))
          return centres.length
        },
        { message: `${target.role} ${target.name} can be pressed` },
      )
      .toBe(1)
    return centres[0] as Point
  }
}

/** JSON has no regular expressions. */
const serialised = ({ role, name, within = 'body' }: Target) => ({
  role,
  within,
  ...(name instanceof RegExp ? { pattern: name.source } : { name }),
})

/** In pixels of the view. */
interface Point {
  readonly x: number
  readonly y: number
}

interface SerialisedTarget {
  readonly role: string
  readonly within: string
  readonly name?: string
  readonly pattern?: string
}

// The following functions run in the page.

function findTargets({ role, name, pattern, within }: SerialisedTarget): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(within)].flatMap((container) =>
    window.TestingLibraryDom.queryAllByRole(container, role, {
      name: pattern === undefined ? name : new RegExp(pattern),
    }),
  )
}

function look(target: SerialisedTarget): Seen[] {
  return window.findTargets(target).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return {
      text: element.innerText,
      value: (element as HTMLInputElement).value ?? '',
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      box: { x, y, width, height },
      isFocused: element === document.activeElement,
    }
  })
}

function focusOn(target: SerialisedTarget): void {
  window.findTargets(target)[0]?.focus()
}

/** An element's centre, if it is in view, not covered and has not moved for two frames. If not, scrolls to it. */
async function reachableCentre(target: SerialisedTarget): Promise<Point[]> {
  const centre = () => {
    const [element] = window.findTargets(target)
    if (!element) return null
    const { x, y, width, height } = element.getBoundingClientRect()
    return { element, x: x + width / 2, y: y + height / 2 }
  }
  const before = centre()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const now = centre()
  if (!before || !now || now.x !== before.x || now.y !== before.y) return []
  const { element, x, y } = now
  if (element.contains(document.elementFromPoint(x, y))) return [{ x, y }]
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return []
}
