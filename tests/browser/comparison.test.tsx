import axe from 'axe-core'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Comparison } from '@/ui/Comparison'
import { render } from './render'

const hall = (
  <Comparison
    label="Before and after: hall"
    before={<div style={{ position: 'absolute', inset: 0, background: 'gray' }} />}
    after={<div style={{ width: 400, height: 200, background: 'brown' }} />}
  />
)

async function show() {
  const screen = await render(<div style={{ width: 400 }}>{hall}</div>)
  const slider = screen.getByRole('slider', { name: 'Before and after: hall' })
  const expectLine = (before: number) =>
    expect.element(slider).toHaveAttribute('aria-valuetext', `${before}% before, ${100 - before}% after`)
  const pointer = (type: string, share: number, more: PointerEventInit = {}) => {
    const element = slider.element()
    const { left, top, width } = element.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const place = { clientX: left + share * width, clientY: top + 20 }
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons: 1, ...place, ...more }))
  }
  return { ...screen, slider, expectLine, pointer }
}

it('is a slider that keys move', async () => {
  const { slider, expectLine, container } = await show()
  expect((await axe.run(container)).violations).toEqual([])
  await expectLine(50)
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  for (const [key, before] of [
    ['ArrowRight', 55],
    ['ArrowDown', 50],
    ['ArrowLeft', 45],
    ['End', 100],
    ['ArrowRight', 100],
    ['Home', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expectLine(before)
  }
})

it('moves its line to where it is pressed, and on with the pointer', async () => {
  const { slider, container, expectLine, pointer } = await show()
  // The slider stands out by half of its thumb on either side.
  await userEvent.click(slider, { position: { x: 28 + 0.8 * 400, y: 20 } })
  await expectLine(80)
  pointer('pointermove', 0.25)
  await expectLine(25)
  pointer('pointermove', 0.9, { buttons: 0 })
  await expectLine(25)
  const comparison = container.querySelector('[data-comparison]') as Element
  expect(getComputedStyle(comparison).getPropertyValue('--line')).toBe('25%')
})

it('shows one picture whole by a button', async () => {
  const { getByRole, expectLine } = await show()
  for (const [name, other, before] of [
    ['Before', 'After', 100],
    ['After', 'Before', 0],
  ] as const) {
    await getByRole('button', { name }).click()
    await expectLine(before)
    await expect.element(getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
    await expect.element(getByRole('button', { name: other })).toHaveAttribute('aria-pressed', 'false')
  }
})

it('leaves its line alone while two fingers zoom', async () => {
  const { expectLine, pointer } = await show()
  const [one, other] = [1, 2].map((pointerId) => ({ pointerId, pointerType: 'touch' }))
  pointer('pointerdown', 0.4, one)
  pointer('pointermove', 0.3, one)
  await expectLine(30)
  pointer('pointerdown', 0.6, other)
  await expectLine(50)
  pointer('pointermove', 0.1, one)
  await expectLine(50)
  pointer('pointerup', 0.1, one)
  pointer('pointermove', 0.7, other)
  await expectLine(70)
})

it('follows a finger after a mouse button was released outside the window', async () => {
  const { expectLine, pointer } = await show()
  pointer('pointerdown', 0.5, { pointerId: 1, pointerType: 'mouse' })
  pointer('pointerdown', 0.6, { pointerId: 2, pointerType: 'touch' })
  pointer('pointermove', 0.3, { pointerId: 2, pointerType: 'touch' })
  await expectLine(30)
})

it('names both halves before its script is there', () => {
  const html = renderToString(hall)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('BeforeAfter')
  expect(html).toContain('--line:50%')
})
