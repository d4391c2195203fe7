import { expect, onTestFinished, test, vi } from 'vitest'
import { keepScreenOn } from '@/lib/wake-lock'

test('the screen stays on whenever the page is seen, until it may sleep', async () => {
  const release = vi.fn(async () => {})
  const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue({ release } as never)
  onTestFinished(() => request.mockRestore())
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  const letSleep = keepScreenOn()
  expect(request).toHaveBeenCalledTimes(1)
  // The browser has let go while the page was hidden.
  comeBack()
  expect(request).toHaveBeenCalledTimes(2)
  letSleep()
  await expect.poll(() => release).toHaveBeenCalledOnce()
  comeBack()
  expect(request).toHaveBeenCalledTimes(2)
})
