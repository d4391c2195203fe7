import { notifications } from '@mantine/notifications'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hideToast, hideToasts, showToast, type Toast } from '../../src/ui/toast'
import { Site } from './estimate-support'

const error = (message: string): Toast => ({ kind: 'error', message })
const toast = (message: string) => page.getByRole('alert').filter({ hasText: message })

beforeEach(async () => {
  await render(<Site>{null}</Site>)
})
afterEach(() => {
  vi.useRealTimers()
  notifications.clean()
})

describe('a toast', () => {
  it('goes by itself after a time that suits its length, an error too', async () => {
    // Fetches the code that draws toasts, which must not wait for the clock below.
    showToast(error('First'))
    await expect.element(toast('First')).toBeVisible()
    notifications.clean()

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const long = 'A message of some length, which takes a while to read. '.repeat(3)
    showToast(error('Short'))
    showToast(error(long))
    await vi.advanceTimersByTimeAsync(1000)
    expect(toast('Short').query()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(6000)
    await expect.poll(() => toast('Short').query()).toBeNull()
    expect(toast(long.trim()).query()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(20_000)
    await expect.poll(() => toast(long.trim()).query()).toBeNull()
  })

  it('takes the oldest one’s place when there are too many', async () => {
    for (const message of ['One', 'Two', 'Three', 'Four']) showToast(error(message))
    await expect.element(toast('Four')).toBeVisible()
    await expect.poll(() => toast('One').query()).toBeNull()
    expect(toast('Two').query()).not.toBeNull()
  })

  it('is not doubled', async () => {
    showToast(error('Same'))
    showToast(error('Same'))
    await expect.element(toast('Same')).toBeVisible()
    expect(toast('Same').elements()).toHaveLength(1)
  })

  it('goes with its cause, and leaves the others', async () => {
    showToast(error('Please select images first'))
    showToast(error('Something else'))
    await expect.element(toast('Something else')).toBeVisible()
    hideToast(error('Please select images first'))
    await expect.poll(() => toast('Please select').query()).toBeNull()
    expect(toast('Something else').query()).not.toBeNull()
  })

  it('goes with the page that it spoke of', async () => {
    showToast(error('One'))
    showToast({ kind: 'success', title: 'Two', message: 'of them' })
    await expect.element(toast('Two')).toBeVisible()
    hideToasts()
    await expect.poll(() => page.getByRole('alert').query()).toBeNull()
  })
})
