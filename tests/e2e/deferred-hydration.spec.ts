import { expect, type Locator, type Page, test } from '@playwright/test'
import { isPageScript } from './built-files.ts'
import {
  city,
  cityPath,
  content,
  filterLabel,
  otherFilter,
  otherFilterLabel,
  projects,
  servicePage,
} from './content.ts'
import { holdRequests, hydrated, openWithStart } from './visit.ts'

// A page is plain HTML at first. Its scripts start when it is loaded, or when somebody wants something of it.

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const projectLink = (page: Page, title = projects[0]?.title ?? '') =>
  page.getByRole('article').getByRole('link', { name: title })

test('scripts leave the network to the page until it is loaded, or scrolling shows intent @phone', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isPageScript(new URL(request.url()))) asked.push(request.url())
  })
  const release = await holdRequests(page, /\.avif$/)
  await openWithStart(page, '/our-work', 'commit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual([])

  await page.evaluate(() => window.scrollBy(0, 10))
  await hydrated(page)
  await release()
})

/** The last project: nobody sees its card without scrolling. */
const last = projects.at(-1) as (typeof projects)[number]
const lastCard = (page: Page) => page.getByRole('article').filter({ hasText: last.title })

for (const hash of ['', `#project-${last.id}`])
  test(`an address with a project ${hash && 'and its card '}shows its card first, with picture and words @phone`, async ({
    page,
  }) => {
    await holdRequests(page, isPageScript)
    await openWithStart(page, `/our-work?project=${last.id}${hash}`)
    await expect(lastCard(page).getByRole('img').first()).toBeInViewport({ ratio: 0.99 })
    await expect(lastCard(page).getByRole('link', { name: last.title })).toBeInViewport({ ratio: 0.99 })
  })

for (const [what, name] of Object.entries({ [`project=${last.id}`]: last.title, present: 'Presentation' }))
  test(`an address with ${what} opens it without waiting until the page is loaded @phone`, async ({
    page,
  }) => {
    const release = await holdRequests(page, /\.avif$/)
    await openWithStart(page, `/our-work?${what}`, 'commit')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
    await release()
  })

test.describe('before the scripts run', () => {
  let release: () => Promise<void>
  let openings: number

  test.beforeEach(async ({ page }) => {
    openings = 0
    page.on('domcontentloaded', () => openings++)
    release = await holdRequests(page, isPageScript)
    await page.clock.install()
    await openWithStart(page, '/our-work')
  })

  test.afterEach(() => expect(openings).toBe(1))

  test('the last press on a filter shows that it counts, and is done then @desk', async ({ page }) => {
    await button(page, filterLabel).click()
    // Longer than it would take the browser's own way.
    await page.clock.fastForward(6_000)
    await expect(button(page, filterLabel)).toHaveAttribute('aria-busy', 'true')
    await button(page, otherFilterLabel).focus()
    await page.keyboard.press('Enter')
    await expect(button(page, filterLabel)).not.toHaveAttribute('aria-busy')
    await release()
    await expect(button(page, otherFilterLabel)).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, otherFilterLabel)).not.toHaveAttribute('aria-busy')
    await expect(page).toHaveURL(`/our-work?category=${otherFilter}`)
  })

  test('a press on a project opens its dialog then, once @phone', async ({ page }) => {
    await projectLink(page).click()
    await expect(projectLink(page)).toHaveAttribute('aria-busy', 'true')
    await release()
    await expect(page.getByRole('dialog', { name: projects[0]?.title })).toBeVisible()
    await expect(page).toHaveURL(`/our-work?project=${projects[0]?.id}`)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/our-work')
    // When the browser would have gone its own way.
    await page.clock.fastForward(6_000)
    await expect(projectLink(page)).toBeFocused()
    await expect(page).toHaveURL('/our-work')
  })

  test('presses that open tabs, windows and files are the browser’s @desk @full', async ({ page }) => {
    // After the start script, which has the event first. Nothing is opened.
    await page.evaluate(() =>
      window.addEventListener(
        'click',
        (event) => {
          if (event.isTrusted) document.body.append(`${event.defaultPrevented ? 'kept' : 'left'} `)
          event.preventDefault()
        },
        { capture: true },
      ),
    )
    for (const key of ['Control', 'Shift', 'Alt', 'Meta'] as const)
      await projectLink(page).click({ modifiers: [key] })
    await projectLink(page).click()
    await expect(page.locator('body')).toContainText('left left left left kept')
    await expect(projectLink(page)).toHaveAttribute('aria-busy', 'true')
    await release()
    await expect(page.getByRole('dialog', { name: projects[0]?.title })).toBeVisible()
  })
})

test('files that are dropped before the scripts run don’t leave the page @desk', async ({ page }) => {
  const release = await holdRequests(page, isPageScript)
  await openWithStart(page, '/image-enhancement')
  const isLeftToBrowser = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['floor'], 'floor.jpg', { type: 'image/jpeg' }))
    const options = { bubbles: true, cancelable: true, dataTransfer }
    return ['dragover', 'drop'].map((type) => document.body.dispatchEvent(new DragEvent(type, options)))
  })
  expect(isLeftToBrowser).toEqual([false, false])
  await release()
})

// Without claims a town's page has one question alone.
const faqs = content.cityFaqs(city.name)
const asked =
  faqs.length > 1
    ? { path: cityPath(city), items: faqs }
    : { path: '/sanding-and-refinishing', items: content.sandingPage.faq.work.items }

test('answers open one at a time and menus lead to pages without any scripts @phone', async ({ page }) => {
  await holdRequests(page, isPageScript)
  await page.goto(asked.path, { waitUntil: 'commit' })
  const [one, other] = asked.items.map((item) => ({
    question: page.locator('summary').filter({ hasText: item.question }),
    answer: page.locator('details p').filter({ hasText: item.answer }),
  })) as [Record<'question' | 'answer', Locator>, Record<'question' | 'answer', Locator>]
  await other.question.click()
  await expect(other.answer).toBeVisible()
  await one.question.press('Enter')
  await expect(one.answer).toBeVisible()
  await expect(other.answer).toBeHidden()
  await one.question.press('Space')
  await expect(one.answer).toBeHidden()

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator(':popover-open').getByRole('link', { name: servicePage.label }).click()
  await expect(page).toHaveURL(servicePage.to)
})

test('scripts that could not be had without a network start when it is back @phone', async ({ page }) => {
  await page.route(isPageScript, (route) => route.abort())
  await page.goto('/our-work')
  // Both attempts.
  await expect(button(page, filterLabel)).not.toHaveAttribute('aria-busy')
  await button(page, filterLabel).click()
  await expect(button(page, filterLabel)).not.toHaveAttribute('aria-busy')
  await page.unroute(isPageScript)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await hydrated(page)
})
