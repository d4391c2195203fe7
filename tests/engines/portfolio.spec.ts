import { expect, test } from './journey.ts'
import { button, link, type Visitor } from './visitor.ts'

const frontStairs = 'Front stairs, dark treads and white risers'

/** The position of a comparison's dividing line, as a share of the picture's width. */
const line = (visitor: Visitor, within: string) =>
  visitor.evaluate(
    (within) =>
      Number.parseFloat(
        getComputedStyle(document.querySelector(`${within} [data-comparison]`) as Element).getPropertyValue(
          '--line',
        ),
      ) / 100,
    within,
  )

test('a comparison follows the pointer, its buttons and the keys', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.evaluate(() =>
    document
      .querySelector('main [data-comparison]')
      ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const slider = { role: 'slider', name: 'Before and after: living room' }
  await visitor.the(slider)
  const box = await visitor.evaluate(() => {
    const { x, y, width, height } =
      document.querySelector('main [data-comparison]')?.getBoundingClientRect() ?? new DOMRect()
    return { x, y, width, height }
  })
  const { pointer } = visitor.browser
  const at = (share: number) => [box.x + box.width * share, box.y + box.height * 0.3] as const
  await pointer.move(...at(0.8))
  await pointer.down()
  await expect.poll(() => line(visitor, 'main')).toBeCloseTo(0.8, 2)
  await pointer.move(...at(0.5))
  await pointer.move(...at(0.25))
  await expect.poll(() => line(visitor, 'main')).toBeCloseTo(0.25, 2)
  await pointer.up()

  await visitor.click(button('Before'))
  await expect.poll(() => line(visitor, 'main')).toBe(1)
  await visitor.click(button('After'))
  await expect.poll(() => line(visitor, 'main')).toBe(0)

  await visitor.focus(slider)
  for (const [key, says] of [
    ['ArrowRight', '5% before, 95% after'],
    ['End', '100% before, 0% after'],
    ['ArrowLeft', '95% before, 5% after'],
    ['Home', '0% before, 100% after'],
  ] as const) {
    await visitor.browser.press(key)
    await expect.poll(async () => (await visitor.the(slider)).attributes['aria-valuetext']).toBe(says)
  }
  expect(visitor.browser.errors).toEqual([])
})

test('a project opens in a dialog, leads to the next one and closes, all by keyboard', async ({
  visitor,
}) => {
  await visitor.open('/our-work?category=stairs')
  const card = link(new RegExp(frontStairs), 'main article')
  await visitor.focus(card)
  await visitor.browser.press('Enter')
  await visitor.the({ role: 'dialog', name: frontStairs })
  await expect.poll(() => visitor.address()).toBe('/our-work?category=stairs&project=4')
  await visitor.browser.press('ArrowRight')
  await visitor.the({ role: 'dialog', name: 'New oak treads in an enclosed stair' })
  await visitor.browser.press('ArrowLeft')
  await visitor.the({ role: 'dialog', name: frontStairs })
  await visitor.browser.press('Escape')
  await expect.poll(() => visitor.all({ role: 'dialog' })).toEqual([])
  await expect.poll(() => visitor.address()).toBe('/our-work?category=stairs')
  await expect.poll(async () => (await visitor.the(card)).isFocused).toBe(true)
  expect(visitor.browser.errors).toEqual([])
})

test('the presentation shows one photograph at a time and returns to where it started', async ({
  visitor,
}) => {
  await visitor.open('/our-work?category=stairs')
  const shown = '[role=dialog][aria-label=Presentation] [aria-roledescription=Slide]:not([inert])'
  await visitor.focus(button('View full screen'))
  await visitor.browser.press('Enter')
  await expect.poll(() => visitor.text(shown)).toContain(frontStairs)
  await expect.poll(() => visitor.all({ role: 'slider', within: shown }).then(({ length }) => length)).toBe(1)
  await visitor.browser.press('ArrowRight')
  await visitor.the({ role: 'img', name: /^Close view of a dark-stained/, within: shown })
  await visitor.browser.press('Space')
  await expect.poll(() => visitor.text(shown)).toContain('New oak treads in an enclosed stair')
  await visitor.browser.press('ArrowRight')
  await expect.poll(() => visitor.text(shown)).toContain('Want a floor like one of these?')
  await visitor.browser.press('ArrowRight')
  await expect.poll(() => visitor.text(shown)).toContain(frontStairs)
  // In full screen, the browser uses the first Escape.
  await visitor.evaluate(() => document.fullscreenElement && document.exitFullscreen())
  await visitor.browser.press('Escape')
  await expect.poll(() => visitor.all({ role: 'dialog' })).toEqual([])
  await expect.poll(async () => (await visitor.the(button('View full screen'))).isFocused).toBe(true)
  expect(visitor.browser.errors).toEqual([])
})
