import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import type { queryAllByRole } from '@testing-library/dom'
import type { AutomatedBrowser, Engine } from './find-browsers.ts'
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
  readonly valueText: string | null
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
    TestingLibraryDom?: { queryAllByRole: typeof queryAllByRole }
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
    return this.#find(target, 'look')
  }

  /** Waits for the only element with this role and name. */
  the(target: Target): Promise<Seen> {
    return this.#wait(target, 'look')
  }

  /** Scrolls the element into view and clicks its center. */
  async click(target: Target): Promise<void> {
    const { pointer } = this.browser
    const { x, y, width, height } = (await this.#wait(target, 'reach')).box
    await pointer.move(x + width / 2, y + height / 2)
    await pointer.down()
    await pointer.up()
  }

  /** Scrolls Home to where it shows no buttons of its own, so that those that float are there. */
  async passOwnActions(): Promise<void> {
    await this.evaluate(() => window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' }))
  }

  async focus(target: Target): Promise<void> {
    await this.#wait(target, 'focus')
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

  async #find({ role, name, within = 'body' }: Target, purpose: Purpose): Promise<Seen[]> {
    if (!(await this.evaluate(() => 'TestingLibraryDom' in window))) await this.browser.run(testingLibrary)
    // JSON has no regular expressions.
    const named = name instanceof RegExp ? { pattern: name.source } : { name }
    return this.evaluate(find, { role, within, ...named }, purpose)
  }

  /** Waits until exactly one is found. */
  async #wait(target: Target, purpose: Purpose): Promise<Seen> {
    let found: Seen[] = []
    const count = async () => {
      found = await this.#find(target, purpose)
      return found.length
    }
    await expect.poll(count, { message: `${target.role} ${target.name ?? ''}` }).toBe(1)
    return found[0] as Seen
  }
}

interface Fixtures {
  engine: Engine
  /** The folder in which the journey's browsers keep what they store. */
  profile: string
  /** Starts a browser that has what the journey's earlier ones have stored. */
  startBrowser: () => Promise<AutomatedBrowser>
  browserOfEngine: AutomatedBrowser
  visitor: Visitor
}

/** Each journey starts in a new browser of the project's engine, with empty storage. */
export const test = base.extend<Fixtures>({
  engine: ['oldest-chromium', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from this pattern
  profile: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'browser-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  },
  startBrowser: async ({ engine, profile }, use, testInfo) => {
    const started: AutomatedBrowser[] = []
    await use(async () => {
      const browser = await (engine === 'webkit' ? startWebKit(profile) : startWithPuppeteer(engine, profile))
      started.push(browser)
      return browser
    })
    for (const browser of started) {
      if (testInfo.status !== testInfo.expectedStatus) console.log(browser.errors)
      await browser.close()
    }
  },
  browserOfEngine: async ({ startBrowser }, use) => use(await startBrowser()),
  visitor: async ({ browserOfEngine }, use) => {
    await use(new Visitor(browserOfEngine, process.env.SITE_URL ?? ''))
  },
})

export { expect }

/**
 * Why elements are looked for. `reach` leaves out those that are covered or still move, and scrolls to them.
 */
type Purpose = 'look' | 'focus' | 'reach'

interface Query {
  readonly role: string
  readonly within: string
  readonly name?: string
  readonly pattern?: string
}

/** Runs in the page. */
async function find({ role, name, pattern, within }: Query, purpose: Purpose): Promise<Seen[]> {
  const options = { name: pattern === undefined ? name : new RegExp(pattern) }
  const elements = [...document.querySelectorAll<HTMLElement>(within)].flatMap(
    (container) => window.TestingLibraryDom?.queryAllByRole(container, role, options) ?? [],
  )
  const boxes = () => elements.map((element) => element.getBoundingClientRect())
  const before = boxes()
  if (purpose === 'focus') elements[0]?.focus()
  if (purpose === 'reach') for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  return boxes().flatMap(({ x, y, width, height }, index) => {
    const element = elements[index] as HTMLElement
    if (purpose === 'reach') {
      if (before[index]?.x !== x || before[index]?.y !== y) return []
      if (!element.contains(document.elementFromPoint(x + width / 2, y + height / 2))) {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        return []
      }
    }
    return {
      value: (element as HTMLInputElement).value ?? '',
      valueText: element.getAttribute('aria-valuetext'),
      box: { x, y, width, height },
      isFocused: element === document.activeElement,
    }
  })
}
