import { expect, type Locator, test } from '@playwright/test'
import { city, cityPath, content, filterLabel, routePaths } from './content.ts'
import { button, choose, open as openTool, photographs, rows, shelf, tool } from './local-tool.ts'
import { limits, someScreens } from './random-screens.ts'
import { floatingButtons, fontsLoaded, open } from './visit.ts'

// The layout on narrow phones, on desks, on paper and in forced colors.

const background = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor)

/** One page of each kind. */
const kinds = [...routePaths.filter((path) => !path.startsWith('/service-areas/')), cityPath(city)]

test('the bar on a phone is there only where the page has no such buttons in view @phone @full', async ({
  page,
}) => {
  await open(page, '/')
  await expect(floatingButtons(page)).toBeHidden()
  for (const name of [/Get Free Estimate/, /^Call Now/])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 })

  await open(page, '/about')
  const hero = page.getByRole('main').getByRole('link', { name: 'Get Free Estimate' })
  await hero.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom))
  await expect(floatingButtons(page)).toBeVisible()
  await page.getByRole('form').scrollIntoViewIfNeeded()
  await expect(floatingButtons(page)).toBeHidden()

  await openTool(page)
  await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded()
  await expect(floatingButtons(page)).toBeHidden()
})

test('where Contact says “then call”, the number is beside it on any screen', async ({ page }) => {
  const { emergency } = content.contactPage.hero
  // Another business may not handle water.
  if (!emergency) return
  for (const screen of someScreens(...limits())) {
    await page.setViewportSize(screen)
    await page.goto('/contact')
    const box = page.getByText(emergency).locator('..')
    await expect(box.getByRole('link', { name: content.business.phone }), `${screen.width} px`).toBeVisible()
  }
})

test('a page that sells nothing has no buttons over it', async ({ page }) => {
  for (const path of ['/image-enhancement', '/floors-of-mars']) {
    await page.goto(path)
    await expect(floatingButtons(page)).toBeHidden()
    await expect(
      page.getByRole('complementary', { name: 'Get in touch', includeHidden: true }),
    ).toBeAttached()
  }
})

test('the photo tool ends with what is in it: no room is kept for what isn’t there @desk @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openTool(page)
  expect(await tool(page).evaluate(emptyRoomIn)).toBeLessThan(40)
  await choose(page, await photographs(2))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
  expect(await tool(page).evaluate(emptyRoomIn)).toBeLessThan(40)
  await button(page, 'New Batch').click()
  await expect(shelf(page)).toHaveCount(1)
  expect(await tool(page).evaluate(emptyRoomIn)).toBeLessThan(40)
})

test('what is seen in the photo tool’s empty field stands in its middle @desk @full', async ({ page }) => {
  for (const screen of someScreens(768)) {
    await page.setViewportSize(screen)
    await openTool(page)
    const [left, right, above, below] = await tool(page).evaluate(roomInField)
    expect(Math.abs((left ?? 0) - (right ?? 0)), `${screen.width} px`).toBeLessThan(4)
    expect(Math.abs((above ?? 0) - (below ?? 0)), `${screen.width} px`).toBeLessThan(8)
  }
})

/** Runs in the page. The room around what is seen: of a button without a ground that's its words and icon. */
function roomInField(panel: Element): number[] {
  const field = panel.querySelector('[data-empty]')?.getBoundingClientRect() ?? new DOMRect()
  const seen = [...panel.querySelectorAll('[data-empty] :is([aria-hidden], button, button *)')]
    .filter((one) => one.tagName !== 'BUTTON' || getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .filter((one) => one.children.length === 0 || one.matches('button, [aria-hidden]'))
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 1)
  return [
    Math.min(...seen.map(({ left }) => left)) - field.left,
    field.right - Math.max(...seen.map(({ right }) => right)),
    Math.min(...seen.map(({ top }) => top)) - field.top,
    field.bottom - Math.max(...seen.map(({ bottom }) => bottom)),
  ]
}

/** Runs in the page. The most pixels between two of an element's parts, or below the last one. */
function emptyRoomIn(panel: Element): number {
  const boxes = [...panel.querySelectorAll('header, details, [data-empty], section, ul, fieldset, button, p')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 1)
    .toSorted((one, other) => one.top - other.top)
  let [end, most] = [boxes[0]?.top ?? 0, 0]
  for (const { top, bottom } of boxes) {
    most = Math.max(most, top - end)
    end = Math.max(end, bottom)
  }
  return Math.max(most, panel.getBoundingClientRect().bottom - end)
}

test('where a scrollbar takes room from the page, all of it still begins at one line @desk @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [...routePaths, '/floors-of-mars']) {
    await page.goto(path)
    // Browsers that are driven hide theirs.
    await page.evaluate(() => {
      document.body.style.marginRight = '15px'
    })
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const logo = await page.getByRole('contentinfo').getByRole('link').first().boundingBox()
    expect.soft(title?.x, path).toBe(logo?.x)
  }
})

/** Lists beside each other, and what is level in each row of them. */
const rowsOf = [
  { path: '/our-work', one: 'main article', level: ':scope > :last-child > p' },
  { path: '/flooring-installation', one: 'main article', level: 'h2 ~ *' },
  { path: '/sanding-and-refinishing', one: 'main li:has(> figure)', level: 'figcaption > a' },
  { path: '/contact', one: 'dl > :nth-child(-n + 2)', level: 'dd:last-child' },
]

for (const { path, one, level } of rowsOf)
  test(`what stands beside each other on ${path} is level @desk @full`, async ({ page }) => {
    for (const screen of someScreens(640, 1920)) {
      await page.setViewportSize(screen)
      await open(page, path)
      await fontsLoaded(page)
      const all = await page.locator(one).evaluateAll(
        (all, level) =>
          all.map((box) => ({
            top: box.getBoundingClientRect().top,
            tops: [...box.querySelectorAll(level)].map((part) => part.getBoundingClientRect().top),
          })),
        level,
      )
      for (const { top, tops } of all)
        for (const other of all.filter((other) => Math.abs(other.top - top) < 1))
          tops.forEach((part, index) => {
            expect(Math.abs((other.tops[index] ?? part) - part), `${screen.width} px`).toBeLessThan(1)
          })
    }
  })

test('the titles of steps leave no hole above their words @desk @full', async ({ page }) => {
  for (const path of kinds) {
    await open(page, path)
    await fontsLoaded(page)
    for (const screen of someScreens(...limits())) {
      await page.setViewportSize(screen)
      const holes = await page.locator('ol > li > h3').evaluateAll((titles) =>
        titles.map((title) => {
          const [above, below] = [title, title.nextElementSibling as Element].map((one) => {
            const range = new Range()
            range.selectNodeContents(one)
            return range.getBoundingClientRect()
          }) as [DOMRect, DOMRect]
          return below.left < above.right && below.right > above.left ? below.top - above.bottom : 0
        }),
      )
      expect.soft(Math.max(0, ...holes), `${path} at ${screen.width} px`).toBeLessThan(20)
    }
  }
})

test('large quotes and forms end on no word or two alone @full', async ({ page }) => {
  for (const path of kinds) {
    await open(page, path)
    await fontsLoaded(page)
    for (const screen of someScreens(...limits())) {
      await page.setViewportSize(screen)
      const short = await page.evaluate(findShortEnds)
      expect.soft(short, `${path} at ${screen.width} px`).toEqual([])
    }
  }
})

/** Runs in the page. Names large quotes and notes below forms whose last line is a fourth of the longest or less. */
function findShortEnds(): string[] {
  return [...document.querySelectorAll('main :is(blockquote, article > p, form > p)')]
    .filter((one) => one.checkVisibility() && (one.matches('form > *') || one.textContent.includes('“')))
    .filter((one) => {
      const range = new Range()
      range.selectNodeContents(one)
      const lines = new Map<number, number>()
      for (const { bottom, width } of range.getClientRects()) {
        const line = [...lines.keys()].find((other) => Math.abs(other - bottom) < 10) ?? bottom
        lines.set(line, (lines.get(line) ?? 0) + width)
      }
      const last = lines.get(Math.max(...lines.keys())) ?? 0
      return last < 0.25 * Math.max(...lines.values())
    })
    .map((one) => one.textContent.slice(0, 60))
}

test('messages cover neither the header nor a button of a dialog @phone @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openTool(page)
  await choose(page, await photographs(1))
  await button(page, 'Enhance All').click()
  await expect(page.getByText('Enhanced 1 of 1 image')).toBeVisible()
  await choose(page, [{ name: 'floor.txt', mimeType: 'text/plain', buffer: Buffer.from('oak') }])
  await expect(page.getByText('Please select image files')).toBeVisible()
  await button(page, 'Download floor-1.jpg').click()
  await expect(page.getByRole('alert')).toHaveCount(2)
  await expect.poll(() => page.evaluate(findCovered, '[role="banner"], header')).toEqual([])
  await button(page, 'Compare floor-1.jpg before and after').press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible()
  // The message of success has gone.
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect.poll(() => page.evaluate(findCovered, '[role="dialog"] button')).toEqual([])
})

test('in the photo tool messages cover nothing that is pressed or read @desk @full', async ({ page }) => {
  await openTool(page)
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await choose(page, await photographs(3))
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 3 of 3 images')).toBeVisible()
    const covered = 'header :is(a, button), main :is(button, label, li, p, h1, h2, summary)'
    await expect.poll(() => page.evaluate(findCovered, covered), { message: `${width} px` }).toEqual([])
    await button(page, 'New Batch').click()
  }
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true })

  test('a finished photo is in sight above the button that saves it @desk @full', async ({ page }) => {
    await openTool(page)
    await choose(page, await photographs(2))
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 2 of 2 images')).toBeVisible()
    const [photo, save] = await Promise.all(
      [rows(page).first(), button(page, 'Save 2 photos')].map((one) => one.boundingBox()),
    )
    expect((photo?.y ?? 0) + (photo?.height ?? 0)).toBeLessThan(save?.y ?? 0)
  })
})

/** Runs in the page. What lies below a message, of the elements that a selector finds. */
function findCovered(selector: string): string[] {
  const messages = [...document.querySelectorAll('[role="alert"]')].map((one) => one.getBoundingClientRect())
  return [...document.querySelectorAll(selector)]
    .filter((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect()
      return messages.some(
        (message) =>
          top < message.bottom && message.top < bottom && left < message.right && message.left < right,
      )
    })
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)
}

test.describe('with forced colors', { tag: '@desk' }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the chosen filter is visible @full', async ({ page }) => {
    await open(page, '/our-work')
    const chosen = page.getByRole('button', { name: 'All', exact: true })
    expect(await background(chosen)).not.toBe(
      await background(page.getByRole('button', { name: filterLabel })),
    )
  })
})

test('paper has dark text on white, opened answers, the number and the address, and nothing to press or wider @desk @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 960 })
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  const banner = page.getByRole('banner')
  for (const path of kinds) {
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    for (const hidden of [
      skipLink,
      banner.getByRole('button'),
      floatingButtons(page),
      page.getByRole('form'),
    ])
      await expect(hidden.filter({ visible: true })).toHaveCount(0)
    await expect(banner.getByText(/^\(\d{3}\)/).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('contentinfo').locator('address')).toContainText(/\(\d{3}\)[^@]+@/)
    // A page of a new process may draw itself for the screen once more.
    await expect.poll(() => page.evaluate(findUnprintable), path).toEqual([])
    await page.emulateMedia({ media: null })
  }
})

/** Runs in the page. Names closed answers, grounds that aren't white, light words, and what is cut off. */
function findUnprintable(): string[] {
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
  const isDark = (ground: Element) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = channels(getComputedStyle(ground).backgroundColor)
    return alpha > 0 && Math.min(red, green, blue) < 255
  }
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  // What is to be filled in isn't on paper.
  const closed = all('details:not(form[data-variant] *) p').filter(
    (one) => !one.checkVisibility({ contentVisibilityAuto: true }),
  )
  const dark = all('body, main section, main [data-estimate-form], footer').filter(isDark)
  const light = all('main :is(h2, h3, p, a)')
    .filter((one) => one.checkVisibility())
    .filter((one) => Math.min(...channels(getComputedStyle(one).color).slice(0, 3)) > 140)
  const wide = all('main :is(h2, h3, p, li, td)').filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth,
  )
  return [...closed, ...dark, ...light, ...wide].map((one) => one.outerHTML.slice(0, 90))
}
