import { expect, type Locator, type Page, test } from '@playwright/test'
import { city, cityPath, footerService, projects, routePaths } from './content.ts'
import { dialog, fillIn, jane, openDialog, panel, submit } from './estimate.ts'
import { expectFitsNarrowPhone } from './fits-narrow-phone.ts'
import { button, choose, damaged, open as openTool, photographs, type Upload } from './local-tool.ts'
import { expectNoViolations } from './page-checks.ts'
import { floatingButtons, open, reachFloatingButtons } from './visit.ts'

const header = (page: Page) => page.getByRole('banner')

/** Parts that aren't in view when a page opens, and how to show them. */
const opened: Record<string, (page: Page, isMobile: boolean) => Promise<unknown>> = {
  'the menu': async (page, isMobile) => {
    await open(page, '/')
    await header(page)
      .getByRole('button', { name: isMobile ? 'Open menu' : 'Services' })
      .click()
    await expect(page.locator(':popover-open')).toBeVisible()
  },
  'the estimate dialog with errors': async (page) => {
    await open(page, '/about')
    await openDialog(page)
    await submit(dialog(page)).click()
    await expect(dialog(page).getByRole('alert').first()).toBeVisible()
  },
  'the words after sending': async (page) => {
    await open(page, '/contact')
    await fillIn(page, jane)
    await submit(page).click()
    await panel(page).getByText('Nothing opened?').click()
  },
  'a project': async (page) => {
    const { id, before } = projects[0] as (typeof projects)[number]
    await open(page, `/our-work?project=${id}`)
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('slider')).toHaveCount(before ? 1 : 0)
  },
  'a finished batch': async (page) => {
    const [long, other] = (await photographs(2)) as [Upload, Upload]
    await openTool(page)
    await choose(page, [{ ...long, name: 'IMG_20260518_093112_kitchen_before.jpg' }, other, damaged])
    await button(page, 'Enhance All').click()
    await expect(page.getByText('Enhanced 2 of 3 images')).toBeVisible()
  },
}

test.describe('axe finds nothing, and text twice as large fits, on', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [name, show] of Object.entries(opened)) {
    test(name, { tag: name === 'the menu' ? '@full' : ['@phone', '@full'] }, async ({ page, isMobile }) => {
      await show(page, isMobile)
      await expectNoViolations(page)
      if (isMobile) await expectFitsNarrowPhone(page)
    })
  }
})

test('the first Tab stop skips the header @desk', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('touch targets on a phone measure 48 px @phone', async ({ page }) => {
  await open(page, '/')
  await expectTargets(header(page).locator('a:visible, button:visible'))
  await reachFloatingButtons(page)
  await expectTargets(floatingButtons(page).locator('a, button'))
  await expectTargets(page.getByRole('contentinfo').locator('a'), 24)
  await header(page).getByRole('button', { name: 'Open menu' }).tap()
  await expectTargets(page.locator('#mobile-menu').locator('a, button'))
  await page.keyboard.press('Escape')
  await openDialog(page)
  await expectTargets(dialog(page).locator('input, select, textarea, button'))
  // iPhones zoom into a field with smaller text.
  const sizes = await dialog(page)
    .locator('input, select, textarea')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)

  await open(page, '/our-work')
  await expectTargets(page.getByRole('main').locator('button:visible'))
  await open(page, routePaths.find((path) => path === '/sanding-and-refinishing') ?? cityPath(city))
  await expectTargets(page.locator('summary'))
})

/** Expects both sides of every target to have at least this length in px. */
async function expectTargets(targets: Locator, least = 48) {
  expect(await targets.count()).toBeGreaterThan(0)
  const small = await targets.evaluateAll((elements, least) => {
    const boxes = elements.map((element) => ({ element, box: element.getBoundingClientRect() }))
    return boxes
      .filter(({ box }) => Math.min(box.width, box.height) < least)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`)
  }, least)
  expect.soft(small).toEqual([])
}

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves for people who asked for less motion @phone @full', async ({ page }) => {
    await page.addInitScript(noteMotion)
    const moved = () => page.evaluate(() => Reflect.get(window, 'moved'))
    const pair = projects.find(({ before }) => before)
    await test.step('a page that is scrolled, its menu, buttons and dialog', async () => {
      await open(page, '/')
      const comparison = page.locator('main [data-comparison]').first()
      if (pair) await comparison.scrollIntoViewIfNeeded()
      await reachFloatingButtons(page)
      await header(page).getByRole('button', { name: 'Open menu' }).tap()
      await page.keyboard.press('Escape')
      await openDialog(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      expect(await moved()).toEqual([])
    })
    await test.step('a link to a place of this page or another, which is there at once', async () => {
      await open(page, '/about')
      const here = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
      const there = page
        .getByRole('contentinfo')
        .getByRole('link', { name: footerService.label, exact: true })
      for (const link of [here, there]) {
        const [, place] = (await link.getAttribute('href'))?.split('#') ?? []
        await link.scrollIntoViewIfNeeded()
        const places = await page.evaluateHandle(notePlaces)
        await link.tap()
        await expect(page.locator(`#${place}`)).toBeInViewport()
        // Both pages' places, and what pictures on their way may change of them.
        expect((await places.jsonValue()).length).toBeLessThan(6)
      }
    })
    await test.step('a project, the next one, and the presentation', async () => {
      await open(page, `/our-work?project=${pair?.id ?? projects[0]?.id}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).tap()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await moved()).toEqual([])
      await open(page, '/our-work?present')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL('/our-work?present=2')
      expect(await moved()).toEqual([])
    })
    await test.step('a batch and its toasts', async () => {
      await openTool(page)
      await choose(page, await photographs(1))
      await button(page, 'Enhance All').tap()
      await expect(page.getByText('Enhanced 1 of 1 image')).toBeVisible()
      expect(await moved()).toEqual([])
    })
  })
})

/** Runs in the page. Notes in `window.moved` what moves in any of its frames; a change of color is no motion. */
function noteMotion(): void {
  const moved: string[] = []
  Object.assign(window, { moved })
  const motion =
    /^(?:transform|translate|rotate|scale|clipPath|top|left|right|bottom|width|height|inset|margin)/
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) < 2) continue
      const properties = new Set(effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)))
      const moving = [...properties].filter((property) => motion.test(property))
      if (moving.length > 0) moved.push(`${moving}: ${effect.target?.outerHTML.slice(0, 90)}`)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: notes each place that it's scrolled to from now on, in pixels. */
function notePlaces(): readonly number[] {
  const places: number[] = []
  document.addEventListener('scroll', () => places.push(window.scrollY))
  return places
}

test('nothing covers the focused element', async ({ page, isMobile }) => {
  await open(page, isMobile ? '/' : '/contact')
  const cover = () => page.evaluate(findCover)
  // Down the page, which brings what is next to the foot of the screen, and up again, to its head.
  for (const key of ['Tab', 'Shift+Tab']) {
    let stops = 0
    for (; stops < 200; stops++) {
      await page.keyboard.press(key)
      if ((await cover()) === 'end') break
      // The page may still scroll to it.
      await expect.poll(cover).toBeUndefined()
    }
    expect(stops, key).toBeGreaterThan(30)
  }
})

/** Runs in the page. Returns what covers the focused element, or 'end' after the last one. */
function findCover(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'end'
  const { left, right, top, bottom } = focused.getBoundingClientRect()
  // A slider's ends may extend beyond the screen, and corners may be round.
  const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2
  for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
    const cover = document.elementFromPoint(x, y)?.closest('header, main, footer, aside, body > *')
    if (!cover?.contains(focused)) return `${cover?.tagName} covers ${focused.outerHTML.slice(0, 120)}`
  }
  return undefined
}
