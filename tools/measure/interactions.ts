/// <reference lib="dom" />
import { chromium } from 'playwright'
import { findChromium } from '../browser.ts'
import { serveBuild } from '../local-site.ts'
import { root } from '../root.ts'
import { median, row } from './medians.ts'

/**
 * `npm run interactions`: taps through the production build on an emulated phone with a quarter of the
 * processor, on a first visit each time, and prints the medians of several runs: how long until the next
 * frame after the tap, as browsers report it (0 if the tap has opened another document), and how long until
 * the result is there. `npm run interactions -- form` measures those alone that have the word in their names.
 */

const runs = 5

interface Interaction {
  readonly name: string
  readonly path: string
  /** Selectors: what is tapped, and what is there afterwards. */
  readonly target: string
  readonly result: string
  /** True if its target comes into view at the page's end. */
  readonly isAtEnd?: true
  /** True if it comes as soon as the page can be seen, before its scripts run. */
  readonly isFirst?: true
}

const menu = { path: '/', target: 'role=button[name="Open menu"]', result: '#mobile-menu:popover-open' }
const filter = {
  path: '/our-work',
  target: 'role=button[name="Stairs"s]',
  result: 'role=button[name="Stairs"s][pressed=true]',
}

const field = { path: '/contact', target: 'role=textbox >> nth=0', result: 'input:focus' }

const interactions: readonly Interaction[] = [
  { name: 'menu', ...menu },
  { name: 'accordion', path: '/sanding-and-refinishing', target: 'summary', result: 'details[open]' },
  { name: 'filter', ...filter },
  { name: 'project dialog', path: '/our-work', target: 'role=article >> role=link', result: 'role=dialog' },
  {
    name: 'estimate dialog',
    path: '/about',
    target: 'role=complementary >> role=button[name="Free Estimate"]',
    result: 'role=dialog',
    isAtEnd: true,
  },
  {
    name: 'route change',
    path: '/',
    target: 'role=contentinfo >> role=link[name="Floor Repair"]',
    result: 'h1:has-text("Refinishing")',
  },
  { name: 'first tap: filter', ...filter, isFirst: true },
  { name: 'first tap: menu', ...menu, isFirst: true },
  {
    name: 'first tap: page of Free Estimate',
    path: '/sanding-and-refinishing',
    target: 'role=main >> role=link[name="Free Estimate"s]',
    result: 'h1:has-text("Contact Us")',
    isFirst: true,
  },
  { name: 'form', ...field },
  { name: 'first tap: form', ...field, isFirst: true },
]

const site = await serveBuild(root)
const browser = await chromium.launch(await findChromium())

try {
  console.log(row(['milliseconds, medians', 'next frame', 'slowest', 'result']))
  const [word = ''] = process.argv.slice(2)
  for (const interaction of interactions.filter(({ name }) => name.includes(word))) {
    const frames: number[] = []
    const results: number[] = []
    for (let run = 0; run < runs; run++) {
      const { frame, result } = await measure(interaction)
      frames.push(frame)
      results.push(Math.round(result))
    }
    console.log(
      row([interaction.name, ...[median(frames), Math.max(...frames), median(results)].map(String)]),
    )
  }
} finally {
  await browser.close()
  await site.close()
}

/** In milliseconds from the tap. */
async function measure(interaction: Interaction) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    baseURL: site.address,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) Object.assign(window, { slowest: Math.max(slowest(), entry.duration) })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    const slowest = () => (window as { slowest?: number }).slowest ?? 0
  })
  await page.goto(interaction.path, { waitUntil: interaction.isFirst ? 'commit' : 'load' })
  const target = page.locator(interaction.target).first()
  if (!interaction.isFirst) {
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    if (interaction.isAtEnd) await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)')
    else await target.scrollIntoViewIfNeeded()
    // Work that follows hydration when the browser is idle.
    await page.waitForLoadState('networkidle')
  }
  await target.waitFor()
  const begun = performance.now()
  // Without `force`, Playwright checks what is hit with listeners of its own, and their time would count.
  await target.tap({ force: true })
  await page.locator(interaction.result).first().waitFor()
  const result = performance.now() - begun
  // Browsers report an interaction some frames later.
  await page.waitForTimeout(500)
  const frame = await page.evaluate(() => (window as { slowest?: number }).slowest ?? 0)
  await context.close()
  return { frame, result }
}
