import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core'
import { type AutomatedBrowser, type Engine, finders } from './find-browsers.ts'

/** Firefox reports this for a file that was loading when the page was left. */
const endedWithPage = /A ServiceWorker intercepted the request and encountered an unexpected error/

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function startWithPuppeteer(
  engine: Exclude<Engine, 'webkit'>,
  profile: string,
): Promise<AutomatedBrowser> {
  const browser = await puppeteer.launch({
    ...(await finders[engine]()),
    userDataDir: profile,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    protocolTimeout: 600_000,
  })
  // Firefox ignores keys in its first tab.
  const page = await browser.newPage()
  const errors: string[] = []
  const note = (error: string) => {
    if (!endedWithPage.test(error)) errors.push(error)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  page.on('pageerror', (error) => note(String(error)))
  // The question whether to leave a page with unfinished work. WebKit's driver accepts it by itself.
  page.on('dialog', (dialog) => void dialog.accept())

  return {
    errors,
    async goto(url) {
      await page.goto(url)
    },
    run<R>(body: string) {
      return page.evaluate(`(async () => { ${body} })()`) as Promise<R>
    },
    pointer: {
      move: (x, y) => page.mouse.move(x, y),
      down: () => page.mouse.down(),
      up: () => page.mouse.up(),
    },
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    async setFiles(selector, paths) {
      const input = (await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement> | null
      await input?.uploadFile(...paths)
    },
    close: () => browser.close(),
  }
}
