import { afterEach, expect, it, vi } from 'vitest'
import { ShareButton } from '@/features/portfolio/ShareButton'
import { Toasts } from '@/ui/toast'
import { render } from './render'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const show = () =>
  render(
    <>
      <ShareButton title="Wide white oak" />
      <Toasts />
    </>,
  )

it('shares the address', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('given up', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const screen = await show()
  await screen.getByRole('button', { name: 'Share' }).click()
  expect(share).toHaveBeenCalledWith({ title: 'Wide white oak', url: location.href })
})

it('copies the address if the browser cannot share, and says so', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await show()
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.element(screen.getByText('The link to this project is copied.')).toBeVisible()
  expect(copy).toHaveBeenCalledWith(location.href)
})
