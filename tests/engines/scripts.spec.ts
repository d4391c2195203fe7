import { builtFile } from '../e2e/built-files.ts'
import { filter, filterLabel } from '../e2e/content.ts'
import { OwnSite } from '../e2e/own-site.ts'
import { button, expect, link, test, Visitor } from './visitor.ts'

// Browsers differ in what they do with a module that they failed to load once.

const site = new OwnSite()
let visitor: Visitor

// One site for all: its server runs in this process. A failure doesn't hide the others.
test.describe.configure({ mode: 'default' })
test.beforeEach(async ({ browserOfEngine }) => {
  await site.start()
  site.gate.asked.length = 0
  visitor = new Visitor(browserOfEngine, site.url)
})
test.afterEach(() => site.stop())

test('a page whose scripts were missing starts when they are there', async () => {
  const script = builtFile('packages')
  site.gate.set({ fault: 404, paths: [script] })
  await visitor.browser.goto(`${site.url}/our-work`)
  // Both attempts.
  await expect.poll(() => site.gate.asked.filter((path) => path === script).length).toBe(2)
  site.gate.set()
  // A press is a sign of intent.
  await expect(async () => {
    await visitor.click(button(filterLabel, 'main'))
    expect(await visitor.address()).toBe(`/our-work?category=${filter}`)
  }).toPass()
})

test('a first visit asks for each file once, and a dialog and a page whose scripts were missing come at the next attempt', async () => {
  await visitor.open('/')
  const filesAsked = () => site.gate.asked.filter((path) => /\.(?:js|css|woff2|avif)$/.test(path))
  // Pictures and fonts may be asked for after the page has started.
  await expect.poll(() => filesAsked().length).toBeGreaterThan(5)
  const files = filesAsked()
  expect(files.filter((path, at) => files.indexOf(path) < at)).toEqual([])

  const scripts = ['EstimateDialog', 'Dialog', 'about'].map((module) => builtFile(module))
  site.gate.set({ fault: 404, paths: scripts })
  await visitor.passOwnActions()
  await visitor.click(button('Free Estimate', '[aria-label="Get in touch"]'))
  await visitor.sees('A part of this page could not be loaded.')
  site.gate.set()
  await visitor.click(button('Try Again'))
  await visitor.the({ role: 'dialog', name: /Get your free estimate/i })
  await visitor.browser.press('Escape')
  await expect.poll(() => visitor.all({ role: 'dialog' })).toEqual([])

  await visitor.click(link('About', 'header'))
  await expect.poll(() => visitor.address()).toBe('/about')
  await visitor.sees('Our Story')
})
