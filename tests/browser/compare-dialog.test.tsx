import { MantineProvider } from '@mantine/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import CompareDialog, { type CompareDialogProps } from '@/features/enhancement/views/CompareDialog'
import { render } from './render'

const onPrevious = vi.fn()
const onNext = vi.fn()

beforeEach(() => vi.clearAllMocks())

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const show = (props: Partial<CompareDialogProps> = {}) =>
  render(
    <MantineProvider>
      <CompareDialog
        title="hall.jpg"
        before={picture}
        after={picture}
        place="2 of 3"
        onPrevious={onPrevious}
        onNext={onNext}
        onClose={() => {}}
        {...props}
      />
    </MantineProvider>,
  )

/** Moves one finger over an element by this many pixels to the right. */
function swipe(target: Element, distance: number) {
  const send = (type: string, clientX: number) => {
    const touch = new Touch({ identifier: 1, target, clientX, clientY: 100 })
    const touches = type === 'touchend' ? [] : [touch]
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch] }))
  }
  send('touchstart', 200)
  send('touchend', 200 + distance)
}

test('a swipe beside the pictures shows the next or the previous one', async () => {
  await show()
  const title = page.getByRole('heading', { name: 'hall.jpg' }).element()
  swipe(title, -100)
  expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([0, 1])
  swipe(title, 100)
  expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1])
  swipe(title, -20)
  expect(onNext).toHaveBeenCalledOnce()
})

test('a finger on the pictures moves the line and does not turn the page', async () => {
  await show()
  swipe(page.getByRole('img', { name: 'hall.jpg, enhanced' }).element(), -150)
  expect(onNext).not.toHaveBeenCalled()
})

test('keys show another picture, but the slider keeps its arrows', async () => {
  await show()
  await userEvent.keyboard('{ArrowRight}{PageDown}{ArrowLeft}')
  expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 2])
  const slider = page.getByRole('slider')
  await expect.element(slider).toBeVisible()
  ;(slider.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{PageUp}')
  expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([2, 2])
})

test('the last picture has no next one', async () => {
  await show({ onNext: undefined })
  await expect
    .element(page.getByRole('button', { name: 'Next photo' }))
    .toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{PageDown}')
  expect(onNext).not.toHaveBeenCalled()
})

test('it says that the picture is being enhanced, or why that failed', async () => {
  const { rerender } = await show({ after: null })
  await expect.element(page.getByText('Enhancing this photo to compare it')).toBeVisible()
  await rerender(
    <MantineProvider>
      <CompareDialog
        title="hall.jpg"
        before={null}
        after={null}
        error="Failed to load image. The file is empty."
        onClose={() => {}}
      />
    </MantineProvider>,
  )
  await expect.element(page.getByText('Failed to load image. The file is empty.')).toBeVisible()
})
