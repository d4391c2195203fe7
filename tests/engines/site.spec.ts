import { city, cityPath, filter, filterLabel, projects, routePaths } from '../e2e/content.ts'
import { jane } from '../e2e/estimate.ts'
import { readMailto } from '../e2e/mailto.ts'
import { button, expect, link, test } from './visitor.ts'

declare global {
  interface Window {
    mailLinks: string[]
  }
}

const shown = projects.filter(({ category }) => category === filter)

test.afterEach(({ visitor }) => {
  expect(visitor.browser.errors).toEqual([])
})

test('every page is hydrated without errors and without violations of the security policy', async ({
  visitor,
}) => {
  const troubles: Record<string, readonly string[]> = {}
  // All city pages have the same structure.
  const isOtherCity = (path: string) => path.startsWith('/service-areas/') && path !== cityPath(city)
  for (const path of routePaths.filter((path) => !isOtherCity(path))) {
    const before = visitor.browser.errors.length
    await visitor.open(path)
    expect(await visitor.all({ role: 'heading', within: 'main' }), path).not.toEqual([])
    const errors = visitor.browser.errors.slice(before)
    if (errors.length > 0) troubles[path] = errors
  }
  expect(troubles).toEqual({})
})

// None of these browsers has a mail client. WebKit then shows an error page; the others do nothing.
test('the dialog traps the focus, restores it and loses nothing; its request becomes one mail, and the page stays', async ({
  visitor,
}) => {
  const opener = button('Free Estimate', '[aria-label="Get in touch"]')
  const dialog = '[role=dialog], dialog[open]'
  await visitor.open('/')
  await visitor.passOwnActions()
  await visitor.click(opener)
  await visitor.the({ role: 'dialog', name: /Get your free estimate/i })
  for (const [name, words] of Object.entries(jane)) {
    const field = { role: 'textbox', name: new RegExp(`^${name}`), within: dialog }
    await visitor.fill(field, words.replace('\n', ' '))
  }
  for (let press = 0; press < 12; press++) {
    await visitor.browser.press('Tab')
    const isInside = (dialog: string) => document.activeElement?.closest(dialog) !== null
    expect(await visitor.evaluate(isInside, dialog)).toBe(true)
  }
  await visitor.browser.press('Escape')
  await expect.poll(() => visitor.all({ role: 'dialog' })).toEqual([])
  await expect.poll(async () => (await visitor.the(opener)).isFocused).toBe(true)

  await visitor.browser.press('Enter')
  const name = { role: 'textbox', name: /^Name/, within: dialog }
  await expect.poll(async () => (await visitor.the(name)).value).toBe(jane.Name)
  await visitor.evaluate(() => {
    window.mailLinks = []
    document.addEventListener('click', ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"]')
      if (link) window.mailLinks.push(link.href)
    })
  })
  await visitor.click(button(/Free Estimate$/, dialog))
  await visitor.sees('Please send the email to complete your request.')
  const mails = await visitor.evaluate(() => window.mailLinks)
  expect(mails).toHaveLength(1)
  const mail = readMailto(mails[0])
  expect(mail.subject).toBe(`New Lead: ${jane.Name} - General Inquiry`)
  expect(mail.body).toContain(`Phone: ${jane.Phone}`)
  // An error page would be there before the next page of the same document.
  await visitor.browser.press('Escape')
  await expect.poll(() => visitor.all({ role: 'dialog' })).toEqual([])
  await visitor.click(link('About', 'header'))
  await visitor.sees('Our Story')
  expect(await visitor.evaluate(() => window.mailLinks?.length), 'the same document').toBe(1)
})

test('a comparison follows the pointer and the keys, a filter keeps its projects, and the presentation turns by keys', async ({
  visitor,
}) => {
  const slider = { role: 'slider', name: 'Before and after: living room' }
  const says = async () => (await visitor.the(slider)).valueText
  const picture = () => {
    const comparison = document
      .querySelector('[aria-label="Before and after: living room"]')
      ?.closest('[data-comparison]')
    comparison?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = comparison?.getBoundingClientRect() ?? new DOMRect()
    return { x, y, width, height }
  }
  await visitor.open('/')
  await visitor.the(slider)
  const { pointer } = visitor.browser
  // Pictures that load above move this one.
  await expect(async () => {
    const { x, y, width, height } = await visitor.evaluate(picture)
    const moveTo = (share: number) => pointer.move(x + width * share, y + height * 0.3)
    await moveTo(0.8)
    await pointer.down()
    await moveTo(0.5)
    await moveTo(0.25)
    await pointer.up()
    expect(await says()).toBe('25% before, 75% after')
  }).toPass()
  await visitor.focus(slider)
  await visitor.browser.press('End')
  await expect.poll(says).toBe('100% before, 0% after')

  const pictureShown = () => document.querySelector('.yarl__slide_current img')?.getAttribute('alt') ?? ''
  await visitor.open('/our-work')
  await visitor.click(button(filterLabel, 'main'))
  await expect.poll(() => visitor.address()).toBe(`/our-work?category=${filter}`)
  await visitor.sees(`Showing ${shown.length} of ${projects.length} projects`)
  await visitor.click(button('View full screen', 'main'))
  await expect.poll(() => visitor.evaluate(pictureShown)).not.toBe('')
  const first = await visitor.evaluate(pictureShown)
  await visitor.browser.press('ArrowRight')
  await expect.poll(() => visitor.evaluate(pictureShown)).not.toBe(first)
  // The first press leaves full screen, if the browser gave it.
  await expect(async () => {
    await visitor.browser.press('Escape')
    expect(await visitor.address()).toBe(`/our-work?category=${filter}`)
  }).toPass()
})
