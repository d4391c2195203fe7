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
