import { expect, test } from 'vitest'
import { longDate } from '@/lib/long-date'

test.each(Array.from({ length: 12 }, (_, month) => new Date(2024, month, 2 * month + 1, 23, 59)))(
  'a date in words: %s',
  (date) => {
    expect(longDate(date)).toBe(date.toLocaleDateString('en-US', { dateStyle: 'long' }))
  },
)
