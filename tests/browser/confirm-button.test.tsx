import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import { render } from './render'

const onConfirm = vi.fn()
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await render(
    <ConfirmButton question="None of these photos are saved. Delete?" answer="Delete" onConfirm={onConfirm}>
      Delete 12 MB
    </ConfirmButton>,
  )
  ;(button('Delete 12 MB').element() as HTMLElement).focus()
})
afterEach(() => onConfirm.mockClear())

test('a held key asks, and answers nothing', async () => {
  await userEvent.keyboard('{Enter>10/}')
  await expect.element(button('Keep')).toHaveFocus()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('a key that is held on either answer doesn’t ask again', async () => {
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter>10/}')
  await expect.element(button('Delete 12 MB')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter>10/}')
  expect(onConfirm).toHaveBeenCalledOnce()
  await expect.element(button('Delete 12 MB')).toHaveFocus()
})

test('a second press says no, and the question’s own answer yes', async () => {
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  await button('Delete 12 MB').click()
  await button('Delete').click()
  expect(onConfirm).toHaveBeenCalledOnce()
})
