import { afterEach, describe, expect, test, vi } from 'vitest'
import { longDate } from '@/lib/long-date'

const days = Array.from(
  { length: 12 },
  (_, month) => `2024-${`${month + 1}`.padStart(2, '0')}-0${(month % 9) + 1}`,
)

describe.each(['America/New_York', 'Asia/Tokyo'])('in %s', (zone) => {
  afterEach(() => void vi.unstubAllEnvs())

  test.each(['2024-02-29', '2026-09-21', ...days])('the day %s is itself, in words', (day) => {
    vi.stubEnv('TZ', zone)
    const noon = new Date(`${day}T12:00`)
    expect(longDate(day)).toBe(noon.toLocaleDateString('en-US', { dateStyle: 'long' }))
  })
})
