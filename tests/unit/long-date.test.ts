import { expect, test } from 'vitest'
import { longDate } from '@/lib/long-date'

const days = Array.from(
  { length: 12 },
  (_, month) => `2024-${`${month + 1}`.padStart(2, '0')}-0${(month % 9) + 1}`,
)

test.each(['2024-02-29', '2026-09-21', ...days])('the day %s in words, in any time zone', (day) => {
  const date = new Date(`${day}T12:00Z`)
  expect(longDate(day)).toBe(date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }))
})
