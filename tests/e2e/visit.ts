import { expect, type Locator, type Page } from '@playwright/test'

/* How tests come to a page and move about in it. What they check of every page is in page-checks.ts. */

/** Waits until the page is hydrated. Before that, a click does what the plain HTML does. */
export async function hydrated(page: Page): Promise<void> {
  // By default the page would be asked, and drawn, sixty times a second.
  await page.waitForFunction(() => 'started' in document.documentElement.dataset, undefined, { polling: 50 })
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until texts have their own typefaces: until then they are as wide as this machine's fonts make them. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.locator('html[data-fonts]').waitFor({ state: 'attached' })
}

/**
 * Opens a page that is to start later, and waits until the script that starts it has run: from then on it
 * notices what people do.
 */
export async function openWithStart(
  page: Page,
  path: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.dataset.scripts)
        document.documentElement.dataset.listening = 'yes'
    }
    document.addEventListener('load', note, { capture: true })
  })
  await page.goto(path, { waitUntil })
  await page.locator('html[data-listening]').waitFor({ state: 'attached' })
}

/**
 * Holds requests back until the returned function is called, which waits for one of them: a hold that holds
 * none fails.
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>()
  let held = 0
  await page.route(url, async (route) => {
    held++
    await released.promise
    await route.continue().catch(() => {})
  })
  return async () => {
    await expect.poll(() => held, `requests held of ${url}`).toBeGreaterThan(0)
    released.resolve()
  }
}

export const floatingButtons = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Get in touch' })

/** Scrolls to where the page has no such buttons of its own in view: most often to its middle. */
export async function reachFloatingButtons(page: Page): Promise<void> {
  let share = 0.35
  const scrollOn = () => {
    share = (share + 0.15) % 0.9
    return page.evaluate(floatsAt, share)
  }
  await expect.poll(scrollOn, { message: 'a place with floating buttons', intervals: [0] }).toBe(true)
}

/** Runs in the page. Scrolls so far down it, and tells whether the floating buttons stand there. */
async function floatsAt(share: number): Promise<boolean> {
  window.scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' })
  const top = window.scrollY
  // What is in view is told with the next frame, and drawn before the one after it.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  const buttons = document.querySelector('[aria-label="Get in touch"]')
  await Promise.allSettled(buttons?.getAnimations().map(({ finished }) => finished) ?? [])
  return window.scrollY === top && buttons?.checkVisibility({ visibilityProperty: true }) === true
}

/** Moves one finger sideways, in CSS pixels. */
export async function swipe(
  page: Page,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  await touch('touchMove', (from + to) / 2)
  await touch('touchMove', to)
  await touch('touchEnd')
  await client.detach()
}
