import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { type AutomatedBrowser, desktop } from './automation.ts'
import { chromium, firefox } from './installed.ts'

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startWithPuppeteer(engine: 'chromium' | 'firefox'): Promise<AutomatedBrowser> {
  const browser = await puppeteer.launch({
    ...(engine === 'chromium' ? await chromium() : { browser: 'firefox', executablePath: firefox() }),
    headless: true,
    defaultViewport: desktop,
    // The longest journeys wait within one call.
    protocolTimeout: 600_000,
  })
  // Firefox ignores keys in its first tab.
  return new PuppeteerBrowser(browser, await browser.newPage())
}

class PuppeteerBrowser implements AutomatedBrowser {
  readonly processId: number
  readonly errors: string[] = []
  readonly #browser: Browser
  readonly #page: Page

  constructor(browser: Browser, page: Page) {
    this.#browser = browser
    this.#page = page
    this.processId = browser.process()?.pid ?? 0
    const note = (error: string) => {
      if (!endedWithPage.test(error)) this.errors.push(error)
    }
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text())
    })
    // Accepts the question whether to leave a page with unfinished work. WebKit's driver does so by itself.
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('pageerror', (error) => note(error instanceof Error ? error.message : String(error)))
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url)
  }

  evaluate<A extends readonly unknown[], R>(task: (...given: A) => R | Promise<R>, ...given: A): Promise<R> {
    return this.#page.evaluate(task as unknown as (...given: unknown[]) => R, ...given) as Promise<R>
  }

  async runScript(source: string): Promise<void> {
    await this.#page.evaluate(`${source};undefined`)
  }

  readonly pointer = {
    move: (x: number, y: number) => this.#page.mouse.move(x, y),
    down: () => this.#page.mouse.down(),
    up: () => this.#page.mouse.up(),
  }

  async press(keys: string): Promise<void> {
    const [key = '', modifier] = keys.split('+').reverse()
    if (modifier) await this.#page.keyboard.down(modifier as KeyInput)
    await this.#page.keyboard.press(key === 'Space' ? ' ' : (key as KeyInput))
    if (modifier) await this.#page.keyboard.up(modifier as KeyInput)
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text)
  }

  async setFiles(selector: string, paths: readonly string[]): Promise<void> {
    const input = await this.#page.waitForSelector(selector)
    await (input as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(...paths)
  }

  resize(width: number, height: number): Promise<void> {
    return this.#page.setViewport({ width, height })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot())
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}

/** Firefox reports this for a file that was loading when the page was left. */
const endedWithPage = /A ServiceWorker intercepted the request and encountered an unexpected error/
