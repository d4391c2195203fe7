import { desktop } from './automation.ts'
import { expect, test } from './journey.ts'
import { button, link, type Visitor } from './visitor.ts'

const services = '#services-menu'
const sheet = '#mobile-menu'
const phone = { width: 390, height: 844 }

/** Expects all links of a menu to be in view, one below the other, and large enough for a finger. */
async function expectGoodLinks(visitor: Visitor, within: string, size: { width: number; height: number }) {
  const links = await visitor.all(link(/./, within))
  let end = 0
  for (const { text, box } of links) {
    expect(box.height, text).toBeGreaterThanOrEqual(48)
    expect(box.height, text).toBeLessThan(80)
    expect(box.y, text).toBeGreaterThanOrEqual(end)
    expect(box.x + box.width, text).toBeLessThanOrEqual(size.width)
    end = box.y + box.height
  }
  expect(end).toBeLessThanOrEqual(size.height)
  return links
}

test('the Services menu is as tall as its links, opens below its button and works by mouse and keyboard', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.click(button('Services', 'header'))
  await visitor.the(link('LVP/LVT Installation', services))
  const links = await expectGoodLinks(visitor, services, desktop)
  expect(links).toHaveLength(4)
  const opener = await visitor.the(button('Services', 'header'))
  const menu = await visitor.evaluate(() => {
    const { x, y, width, height } =
      document.querySelector('#services-menu')?.getBoundingClientRect() ?? new DOMRect()
    return { x, y, width, height }
  })
  const sum = links.reduce((height, { box }) => height + box.height, 0)
  expect(menu.height - sum).toBeLessThan(24)
  expect(menu.y).toBeGreaterThanOrEqual(opener.box.y + opener.box.height)
  expect(menu.y).toBeLessThan(opener.box.y + opener.box.height + 30)
  expect(Math.abs(menu.x - opener.box.x)).toBeLessThan(30)

  await visitor.browser.press('Escape')
  await expect.poll(() => visitor.all(link(/./, services))).toEqual([])
  await visitor.focus(button('Services', 'header'))
  await visitor.browser.press('Enter')
  await visitor.the(link('Sanding & Refinishing', services))
  await visitor.browser.press('Tab')
  await expect
    .poll(async () => (await visitor.the(link('Sanding & Refinishing', services))).isFocused)
    .toBe(true)
  await visitor.browser.press('Enter')
  await expect.poll(() => visitor.address()).toBe('/sanding-and-refinishing')
  await expect.poll(() => visitor.all(link(/./, services))).toEqual([])
  expect(visitor.browser.errors).toEqual([])
})

test('the menu of a phone shows every link in view and closes when one is chosen', async ({ visitor }) => {
  await visitor.browser.resize(phone.width, phone.height)
  await visitor.open('/')
  await visitor.click(button('Open menu'))
  await visitor.the(link('Enhance', sheet))
  const links = await expectGoodLinks(visitor, sheet, phone)
  expect(links).toHaveLength(11)
  await visitor.click(link('About', sheet))
  await expect.poll(() => visitor.address()).toBe('/about')
  await expect.poll(() => visitor.all(link(/./, sheet))).toEqual([])
  expect(await visitor.evaluate(() => scrollY)).toBe(0)
})

test('answers open one at a time, by mouse and by keyboard', async ({ visitor }) => {
  await visitor.open('/service-areas/mentor-oh')
  const open = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('main details')].map((answer) => (answer as HTMLDetailsElement).open),
    )
  const press = async (index: number) => {
    const { x, y } = await visitor.evaluate((index) => {
      const question = document.querySelectorAll('main summary')[index]
      question?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = question?.getBoundingClientRect() ?? new DOMRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }, index)
    await visitor.browser.pointer.move(x, y)
    await visitor.browser.pointer.down()
    await visitor.browser.pointer.up()
  }
  await press(1)
  await expect.poll(open).toEqual([false, true, false])
  await press(0)
  await expect.poll(open).toEqual([true, false, false])
  await visitor.browser.press('Enter')
  await expect.poll(open).toEqual([false, false, false])
})

test('projects are filtered, the filter is in the URL, and the back button restores the last one', async ({
  visitor,
}) => {
  await visitor.open('/our-work')
  const shown = async () => (await visitor.all({ role: 'article' })).length
  expect(await shown()).toBe(9)
  await visitor.click(button('Stairs'))
  await expect.poll(shown).toBe(2)
  await expect.poll(() => visitor.address()).toBe('/our-work?category=stairs')
  await visitor.focus(button('Sanding'))
  await visitor.browser.press('Space')
  await expect
    .poll(async () => (await visitor.the(button('Sanding'))).attributes['aria-pressed'])
    .toBe('true')
  // The projects and the address follow the pressed button.
  await expect.poll(() => visitor.address()).toBe('/our-work?category=sanding')
  await visitor.evaluate(() => history.back())
  await expect.poll(async () => (await visitor.the(button('Stairs'))).attributes['aria-pressed']).toBe('true')
  await expect.poll(shown).toBe(2)
  expect(visitor.browser.errors).toEqual([])
})
