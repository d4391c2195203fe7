import { expect, test, vi } from 'vitest'
import { useSwipe } from '@/lib/use-swipe'
import { render } from './render'

const turn = vi.fn()

function Page() {
  return <p ref={useSwipe(turn)}>Oak</p>
}

test.each([
  ['finger', 'touch', [[1]]],
  // It marks words.
  ['mouse', 'mouse', []],
])('a %s that is drawn to the left', async (_, pointerType, turns) => {
  turn.mockReset()
  const { getByText } = await render(<Page />)
  const page = getByText('Oak').element()
  const send = (type: string, clientX: number) =>
    page.dispatchEvent(new PointerEvent(type, { pointerType, clientX, bubbles: true }))
  send('pointerdown', 200)
  send('pointermove', 120)
  send('pointerup', 100)
  expect(turn.mock.calls).toEqual(turns)
})
