import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useToday } from '@/features/enhancement/on-device/use-today'
import { driveTimers, standStill } from '../fixtures/still-page'
import { render } from './render'

const Day = () => <p role="status">{new Date(useToday()).toDateString()}</p>
const day = () => page.getByRole('status').element().textContent

describe('clock: the shelf’s days for midnight', () => {
  beforeEach(async () => {
    driveTimers()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 28, 23, 59, 30).getTime())
    await render(<Day />)
    expect(day()).toBe('Sat Nov 28 2026')
    clock.mockReturnValue(new Date(2026, 10, 29, 0, 0, 30).getTime())
  })

  test('at hand: a page that is left open has the new day within a minute', async () => {
    vi.advanceTimersByTime(59_000)
    expect(day()).toBe('Sat Nov 28 2026')
    vi.advanceTimersByTime(1_000)
    await expect.poll(day).toBe('Sun Nov 29 2026')
  })

  test('frozen: it’s there when the page moves again, or is looked at', async () => {
    standStill()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(day).toBe('Sun Nov 29 2026')
  })
})
