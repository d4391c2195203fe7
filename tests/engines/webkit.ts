import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver'
import type { AutomatedBrowser } from './automation.ts'
import { webkit } from './installed.ts'

/** Starts WebKit through WebDriver, on its own virtual screen. */
export async function startWebKit(): Promise<AutomatedBrowser> {
  const { driver: driverPath, screen } = webkit()
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  const port = await freePort()
  const process_ = spawn(
    screen,
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', driverPath, `--port=${port}`],
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
  const driver = await connect(port)
  await driver.manage().setTimeouts({ script: 600_000, pageLoad: 60_000 })
  return new WebKitBrowser(driver, process_, folder)
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

async function connect(port: number): Promise<WebDriver> {
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; ; attempt++) {
    try {
      await fetch(`${url}/status`)
      break
    } catch (cause) {
      if (attempt > 300) throw new Error('WebKitWebDriver does not answer', { cause })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const capabilities = new Capabilities({
    browserName: 'WebKitGTK',
    'webkitgtk:browserOptions': { binary: join(import.meta.dirname, 'webkit-browser.py'), args: [] },
  })
  return new Builder().usingServer(url).withCapabilities(capabilities).disableEnvironmentOverrides().build()
}

class WebKitBrowser implements AutomatedBrowser {
  readonly #driver: WebDriver
  readonly #process: ChildProcess
  readonly #folder: string

  constructor(driver: WebDriver, process_: ChildProcess, folder: string) {
    this.#driver = driver
    this.#process = process_
    this.#folder = folder
  }

  get processId(): number {
    return this.#process.pid ?? 0
  }

  get errors(): readonly string[] {
    const path = join(this.#folder, 'console')
    const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
    return lines.filter((line) => /CONSOLE (?:\w+ )?ERROR/.test(line) && !knownMessages.test(line))
  }

  goto(url: string): Promise<void> {
    return this.#driver.get(url)
  }

  async evaluate<A extends readonly unknown[], R>(
    task: (...given: A) => R | Promise<R>,
    ...given: A
  ): Promise<R> {
    // As text, because the driver does not keep the order of an object's properties.
    const outcome = await this.#driver.executeAsyncScript<{ json: string } | { error: string }>(
      `const [given, done] = arguments
      ;(async () => (${task})(...JSON.parse(given)))().then(
        (value) => done({ json: JSON.stringify(value ?? null) }),
        (cause) => done({ error: String(cause) + '\\n' + cause?.stack }),
      )`,
      JSON.stringify(given),
    )
    if ('error' in outcome) throw new Error(outcome.error)
    return JSON.parse(outcome.json)
  }

  async runScript(source: string): Promise<void> {
    await this.#driver.executeScript(source)
  }

  readonly pointer = {
    move: (x: number, y: number) =>
      this.#driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    down: () => this.#driver.actions().press().perform(),
    up: () => this.#driver.actions().release().perform(),
  }

  async press(keys: string): Promise<void> {
    const [key = '', modifier] = keys.split('+').reverse().map(keyCode)
    const actions = this.#driver.actions()
    if (modifier) actions.keyDown(modifier)
    actions.sendKeys(key)
    if (modifier) actions.keyUp(modifier)
    await actions.perform()
  }

  async type(text: string): Promise<void> {
    await this.#driver.actions().sendKeys(text).perform()
  }

  async setFiles(selector: string, paths: readonly string[]): Promise<void> {
    await this.#driver.findElement(By.css(selector)).sendKeys(paths.join('\n'))
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#driver.manage().window().setRect({ x: 0, y: 0, width, height })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64')
  }

  async close(): Promise<void> {
    await this.#driver.quit().catch(() => {})
    try {
      // Ends the screen, the driver and any remaining process of the browser.
      process.kill(-this.processId, 'SIGTERM')
    } catch {
      // All of them have ended already.
    }
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/**
 * Messages that are not about the site. For a file whose request ended with the page, WebKit says that access was not
 * allowed.
 */
const knownMessages = /\/service-worker\.js due to access control checks/

/** `ArrowRight` is ARROW_RIGHT here. */
function keyCode(name: string): string {
  const codes = Key as unknown as Readonly<Record<string, string>>
  return codes[name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()] ?? name
}
