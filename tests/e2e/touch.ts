import type { Page } from '@playwright/test'

/** Moves one finger sideways, in CSS pixels. */
export async function swipe(
  page: Page,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  await touch('touchMove', (from + to) / 2)
  await touch('touchMove', to)
  await touch('touchEnd')
  await client.detach()
}
