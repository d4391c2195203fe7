import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { queryAllByRole } from '@testing-library/dom'
import type { AutomatedBrowser, Engine } from './browsers.ts'
import { startWithPuppeteer } from './puppeteer.ts'
import { startWebKit } from './webkit.ts'

/** An element of the page, by its accessible role and name. */
interface Target {
  readonly role: string
  readonly name?: string | RegExp
  /** A selector of the part of the page that contains it. */
  readonly within?: string
}

/** The current state of an element. */
interface Seen {
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

  /** Runs a function in the page. Arguments and result are passed as JSON. */
  evaluate<A extends readonly unknown[], R>(task: (...given: A) => R | Promise<R>, ...given: A): Promise<R> {
    return this.browser.run(`return (${task})(...${JSON.stringify(given)})`)
  }

  /** All elements with this role and name, in document order. */
  all(target: Target): Promise<Seen[]> {
    return this.#find(look, target)
  }

  /** Waits for the only element with this role and name. */
  the(target: Target): Promise<Seen> {
    return this.#wait(look, target)
  }

  /** Scrolls the element into view and clicks its center. */
  async click(target: Target): Promise<void> {
    const { pointer } = this.browser
    const { x, y } = await this.#wait(reachableCenter, target)
    await pointer.move(x, y)
    await pointer.down()
    await pointer.up()
  }

  async focus(target: Target): Promise<void> {
    await this.the(target)
    await this.#find(focusOn, target)
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target)
    await this.browser.type(text)
  }

  async sees(text: string, timeout?: number): Promise<void> {
    const shown = () => this.evaluate(() => document.body.innerText)
    await expect.poll(shown, { timeout }).toContain(text)
  }

  /** The URL without the site's origin. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search)
  }

  async #find<R>(task: (target: SerializedTarget) => R | Promise<R>, target: Target): Promise<R> {
    if (!(await this.evaluate(() => 'findTargets' in window)))
      await this.browser.run(`${testingLibrary}\n;window.findTargets = ${findTargets}`)
    const { role, name, within = 'body' } = target
    // JSON has no regular expressions.
    const named = name instanceof RegExp ? { pattern: name.source } : { name }
    return this.evaluate(task, { role, within, ...named })
  }

  /** Waits until the task finds exactly one. */
  async #wait<T>(task: (target: SerializedTarget) => T[] | Promise<T[]>, target: Target): Promise<T> {
    let found: T[] = []
    const count = async () => {
      found = await this.#find(task, target)
      return found.length
    }
    await expect.poll(count, { message: `${target.role} ${target.name ?? ''}` }).toBe(1)
    return found[0] as T
  }
}

/** Each journey starts in a new browser of the project's engine, with empty storage. */
export const test = base.extend<{ engine: Engine; browserOfEngine: AutomatedBrowser; visitor: Visitor }>({
  engine: ['chromium', { option: true }],
  browserOfEngine: async ({ engine }, use, testInfo) => {
    const browser = await (engine === 'webkit' ? startWebKit() : startWithPuppeteer(engine))
    await use(browser)
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await browser.screenshot().catch(() => undefined)
      if (body) await testInfo.attach('screen', { body, contentType: 'image/png' })
      console.log(browser.errors)
    }
    await browser.close()
  },
  visitor: async ({ browserOfEngine }, use) => {
    await use(new Visitor(browserOfEngine, process.env.SITE_URL ?? ''))
  },
})

export { expect }

interface SerializedTarget {
  readonly role: string
  readonly within: string
  readonly name?: string
  readonly pattern?: string
}

// The following functions run in the page.

function findTargets({ role, name, pattern, within }: SerializedTarget): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(within)].flatMap((container) =>
    window.TestingLibraryDom.queryAllByRole(container, role, {
      name: pattern === undefined ? name : new RegExp(pattern),
    }),
  )
}

function look(target: SerializedTarget): Seen[] {
  return window.findTargets(target).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return {
      value: (element as HTMLInputElement).value ?? '',
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      box: { x, y, width, height },
      isFocused: element === document.activeElement,
    }
  })
}

function focusOn(target: SerializedTarget): void {
  window.findTargets(target)[0]?.focus()
}

/** The centers of elements that are in view, not covered, and have not moved for two frames. Scrolls to the others. */
async function reachableCenter(target: SerializedTarget): Promise<{ x: number; y: number }[]> {
  const centers = () =>
    window.findTargets(target).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { element, x: x + width / 2, y: y + height / 2 }
    })
  const before = centers()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  return centers().flatMap(({ element, x, y }, index) => {
    if (before[index]?.x !== x || before[index]?.y !== y) return []
    if (element.contains(document.elementFromPoint(x, y))) return [{ x, y }]
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    return []
  })
}
