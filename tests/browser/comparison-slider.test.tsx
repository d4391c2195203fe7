import axe from 'axe-core'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ComparisonSlider } from '@/ui/ComparisonSlider'
import { render } from './render'

const hall = (
  <ComparisonSlider
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
  /** Moves fingers to these parts of the width. */
  const moveFingers = (...shares: number[]) => {
    const target = slider.element()
    const { left, width } = target.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const touches = shares.map(
      (share, identifier) => new Touch({ identifier, target, clientX: left + share * width }),
    )
    target.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, touches }))
  }
  return { ...screen, slider, expectLine, moveFingers }
}

it('is a slider that keys move', async () => {
  const { slider, expectLine, container } = await show()
  expect((await axe.run(container)).violations).toEqual([])
  await expectLine(50)
  await userEvent.tab()
  await expect.element(slider).toHaveFocus()
  for (const [key, before] of [
    ['ArrowRight', 55],
    ['ArrowUp', 60],
    ['ArrowDown', 55],
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

it('moves its line to where it is pressed, and on with a finger, but not with two that zoom', async () => {
  const { slider, container, expectLine, moveFingers } = await show()
  // The slider stands out by half of its thumb on either side.
  await userEvent.click(slider, { position: { x: 28 + 0.8 * 400, y: 20 } })
  await expectLine(80)
  moveFingers(0.25)
  await expectLine(25)
  moveFingers(0.9, 0.5)
  // From where the line is, whenever the browser draws it.
  await userEvent.keyboard('{ArrowRight}')
  await expectLine(30)
  const comparison = container.querySelector('[data-comparison]') as Element
  expect(getComputedStyle(comparison).getPropertyValue('--line')).toBe('30%')
})

it('leaves what is beside its handle to what lies around, where the handle alone moves the line', async () => {
  const screen = await render(
    <div style={{ width: 400 }}>
      <ComparisonSlider
        label="Before and after: hall"
        movesBy="handle"
        before={<div style={{ position: 'absolute', inset: 0, background: 'gray' }} />}
        after={<div style={{ width: 400, height: 200, background: 'brown' }} />}
      />
    </div>,
  )
  const slider = screen.getByRole('slider')
  await expect.element(slider).toBeInTheDocument()
  const { left, top } = screen.container.querySelector('[data-comparison]')?.getBoundingClientRect() ?? {}
  const under = (share: number) => document.elementFromPoint((left ?? 0) + share * 400, (top ?? 0) + 50)
  expect(under(0.5)).toBe(slider.element())
  for (const share of [0.1, 0.4, 0.6, 0.9]) expect(under(share)).not.toBe(slider.element())
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '70% before, 30% after')
  expect(under(0.7)).toBe(slider.element())
  expect(under(0.5)).not.toBe(slider.element())
})

it('moves its line once by itself when it is first seen, and says nothing else meanwhile', async () => {
  const { slider, container, expectLine } = await show()
  const comparison = container.querySelector('[data-comparison]') as HTMLElement
  await expect.element(comparison).toHaveAttribute('data-hint', 'shown')
  await expectLine(50)
  await userEvent.click(slider, { position: { x: 28 + 0.2 * 400, y: 20 } })
  await expect.element(comparison).not.toHaveAttribute('data-hint')
  expect(comparison.getAnimations()).toEqual([])
  await expectLine(20)
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

it('names both halves before its script is there', () => {
  const html = renderToString(hall)
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('BeforeAfter')
  expect(html).toContain('--line:50%')
})

it('shows a page’s largest picture whole until the other one has come, and then stops its line beside the words', async () => {
  const picture = (color: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><path fill="${color}" d="M0 0h9v6H0z"/></svg>`)}`
  const come = Promise.withResolvers<void>()
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(come.promise)
  const room = (
    <ComparisonSlider
      label="Before and after: room"
      before={<img alt="Before" src={picture('gray')} />}
      after={<img alt="After" src={picture('brown')} />}
      revealsTo={() => 74}
    />
  )
  // Nothing of it needs a script.
  expect(renderToString(room)).not.toMatch(/alt="Before"/)
  const screen = await render(<div style={{ width: 400 }}>{room}</div>)
  await expect.element(screen.getByAltText('Before')).toBeInTheDocument()
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument()
  await expect.element(screen.getByText('After')).not.toBeVisible()
  come.resolve()
  await expect.element(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '74% before, 26% after')
  vi.restoreAllMocks()
})
