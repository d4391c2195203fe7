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

/** Moves two fingers around a point from one distance to another, in CSS pixels. */
export async function pinch(
  page: Page,
  { x, y, from, to }: { readonly x: number; readonly y: number; readonly from: number; readonly to: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const fingers = (distance: number) => [
    { x: x - distance / 2, y, id: 1 },
    { x: x + distance / 2, y, id: 2 },
  ]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = fingers(from + (to - from) * share)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}
