import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../e2e/nginx.ts'
import type { AutomatedBrowser } from './find-browsers.ts'

/** WebKit says this for a file of the site whose request ended with the page. */
const endedWithPage = /\/(?:service-worker\.js|assets\/[\w.-]+) due to access control checks/

/**
 * A size was reported in the next frame instead of this one, which a busy machine does now and then (Resize
 * Observer, section 3.4.5). It's a notice, although WebKit logs it as an error.
 */
const putOff = /ResizeObserver loop completed with undelivered notifications/

/** The driver says so, hardly ever, of an answer that's in order. It's asked again. */
const answerLost = 'Could not parse script result'

/** WebKit by WebDriver, on its own virtual screen. */
export async function startWebKit(folder: string): Promise<AutomatedBrowser> {
  const port = await freePort()
  const screen = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      env: {
        ...process.env,
        WEBKIT_BROWSER_FOLDER: folder,
        // The sandbox works neither for root nor in containers. Only our own pages are opened.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
      detached: true,
      stdio: 'ignore',
    },
  )
  const driver = await connect(`http://127.0.0.1:${port}`)
  await driver.manage().setTimeouts({ script: 600_000, pageLoad: 60_000 })

  return {
    get errors() {
      const path = join(folder, 'console')
      const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
      const errors = lines.filter((line) => /CONSOLE (?:\w+ )?ERROR/.test(line))
      return errors.filter((line) => !endedWithPage.test(line) && !putOff.test(line))
    },
    goto: (url) => driver.get(url),
    async run<R>(body: string) {
      // As text, because the driver does not keep the order of an object's properties.
      const script = `const [done] = arguments
        ;(async () => { ${body} })().then(
          (value) => done({ json: JSON.stringify(value ?? null) }),
          (cause) => done({ error: String(cause) }),
        )`
      const ask = () => driver.executeAsyncScript<{ json: string } | { error: string }>(script)
      const outcome = await ask().catch((error: Error) => {
        if (error.message !== answerLost) throw error
        return ask()
      })
      if ('error' in outcome) throw new Error(outcome.error)
      return JSON.parse(outcome.json) as R
    },
    pointer: {
      move: (x, y) =>
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .perform(),
      down: () => driver.actions().press().perform(),
      up: () => driver.actions().release().perform(),
    },
    press: (key) => driver.actions().sendKeys(keyCode(key)).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    setFiles: (selector, paths) => driver.findElement(By.css(selector)).sendKeys(paths.join('\n')),
    async close() {
      await driver.quit().catch(() => {})
      // The whole group: the screen, the driver and the browser. It may have ended already.
      if (screen.exitCode === null && screen.signalCode === null) process.kill(-Number(screen.pid), 'SIGTERM')
    },
  }
}

async function connect(url: string): Promise<WebDriver> {
  for (let attempt = 0; ; attempt++) {
    if (await fetch(`${url}/status`).catch(() => undefined)) break
    if (attempt > 300) throw new Error('WebKitWebDriver does not answer')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const capabilities = new Capabilities({
    browserName: 'WebKitGTK',
    'webkitgtk:browserOptions': { binary: join(import.meta.dirname, 'webkit-browser.py'), args: [] },
  })
  return new Builder().usingServer(url).withCapabilities(capabilities).disableEnvironmentOverrides().build()
}

/** `ArrowRight` is ARROW_RIGHT here. */
function keyCode(name: string): string {
  const codes = Key as unknown as Readonly<Record<string, string>>
  return codes[name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()] ?? name
}
