import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RouteFocus } from '@/layout/RouteFocus'
import { Dialog } from '@/ui/Dialog'
import { hideToast, hideToasts, showToast, type Toast } from '@/ui/lazy-toasts'
import { renderRouted, Site } from './estimate-support'
import { render } from './render'

const error = (message: string): Toast => ({ kind: 'error', message })
const toast = (message: string) => page.getByRole('alert').filter({ hasText: message })

beforeEach(async () => {
  await render(<Site>{null}</Site>)
})
afterEach(() => {
  vi.useRealTimers()
  hideToasts()
})

describe('a toast', () => {
  it('disappears after a time, unless it is an error', async () => {
    // Under a pointer its time stands still.
    await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
    vi.useFakeTimers()
    showToast(error('Failed'))
    await expect.element(toast('Failed')).toBeVisible()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(toast('Failed').query()).not.toBeNull()
    showToast({ kind: 'success', message: 'Done' })
    await expect.element(toast('Done')).toBeVisible()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(toast('Done').query()).toBeNull()
  })

  it.each(['success', 'error'] as const)('gives way to the next one, a message of %s', async (kind) => {
    showToast({ kind: 'success', message: '2 images loaded' })
    await expect.element(toast('2 images loaded')).toBeVisible()
    showToast({ kind, message: 'Later' })
    await expect.element(toast('Later')).toBeVisible()
    await expect.poll(() => toast('2 images loaded').query()).toBeNull()
  })

  it('is not shown twice', async () => {
    showToast(error('Same'))
    showToast(error('Same'))
    await expect.element(toast('Same')).toBeVisible()
    expect(toast('Same').elements()).toHaveLength(1)
  })

  it('is seen at once, however many errors were there before it', async () => {
    for (const message of ['One', 'Two', 'Three', 'Four']) showToast(error(message))
    await expect.element(toast('Four')).toBeVisible()
    expect(toast('Four').element().closest('[inert]')).toBeNull()
  })

  it('disappears when its cause is gone, and the others stay', async () => {
    showToast(error('Please select images first'))
    showToast(error('Something else'))
    await expect.element(toast('Something else')).toBeVisible()
    hideToast(error('Please select images first'))
    await expect.poll(() => toast('Please select').query()).toBeNull()
    expect(toast('Something else').query()).not.toBeNull()
  })

  it('disappears with the page that it is about, and stays while only its search parameters change', async () => {
    const router = await renderRouted(RouteFocus)
    showToast(error('One'))
    showToast({ kind: 'success', title: 'Two', message: 'of them' })
    await expect.element(toast('Two')).toBeVisible()
    const rendered = () => new Promise((resolve) => router.subscribe('onRendered', resolve))
    const toTop = { top: 0, behavior: 'instant' }
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    onTestFinished(() => scroll.mockRestore())
    const filtered = rendered()
    await router.navigate({ to: '/', search: { sheet: 'stairs' } })
    await filtered
    expect(scroll).not.toHaveBeenCalledWith(toTop)
    await expect.element(toast('Two')).toBeVisible()
    await router.navigate({ to: '/about' })
    await expect.poll(() => page.getByRole('alert').query()).toBeNull()
    expect(scroll).toHaveBeenCalledWith(toTop)
  })

  it('of success goes when a dialog opens over what it speaks of, and an error stays', async () => {
    showToast(error('Not saved'))
    showToast({ kind: 'success', message: 'Enhanced 3 of 3 images' })
    await expect.element(toast('Enhanced')).toBeVisible()
    await render(
      <Dialog title="Hall" onClose={() => {}}>
        <p>Two pictures</p>
      </Dialog>,
    )
    await expect.poll(() => toast('Enhanced').query()).toBeNull()
    expect(toast('Not saved').query()).not.toBeNull()
  })

  it('stands in the middle of a page’s lower end', async () => {
    await page.viewport(1440, 900)
    showToast(error('Failed'))
    await expect.element(toast('Failed')).toBeVisible()
    for (const animation of document.getAnimations()) animation.finish()
    const { left, right, bottom } = toast('Failed').element().getBoundingClientRect()
    expect(Math.abs((left + right) / 2 - 720)).toBeLessThan(10)
    expect(bottom).toBeGreaterThan(840)
    expect(bottom).toBeLessThanOrEqual(900)
  })

  it.each(['Failed', 'Failed, in words that take two lines of a toast that is as wide as it may be'])(
    'has its words level with its icon and its button: %s',
    async (message) => {
      await page.viewport(1440, 900)
      showToast(error(message))
      await expect.element(toast(message)).toBeVisible()
      const icon = toast(message).element().querySelector('svg') as Element
      const button = toast(message).getByRole('button', { name: 'Dismiss' }).element()
      const [words, ...others] = [page.getByText(message).element(), icon, button].map((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return (top + bottom) / 2
      }) as [number, number, number]
      for (const other of others) expect(Math.abs(words - other)).toBeLessThan(1)
    },
  )

  it('moves no dialog and covers none of its buttons, nor the end of a page', async () => {
    await page.viewport(390, 844)
    await render(
      <Dialog title="Hall" fillsScreen onClose={() => {}}>
        <button type="button">Next</button>
      </Dialog>,
    )
    const next = page.getByRole('button', { name: 'Next' })
    const { top } = next.element().getBoundingClientRect()
    showToast(error('A message of several words, which takes two lines of a phone at the least'))
    await expect.element(toast('A message')).toBeVisible()
    expect(next.element().getBoundingClientRect().top).toBe(top)
    // A press where the toast is would not reach it.
    await page.getByRole('button', { name: 'Close' }).click({ trial: true })
    const place = toast('A message').element().getBoundingClientRect()
    expect(place.bottom).toBeLessThan(844 / 3)
  })
})
