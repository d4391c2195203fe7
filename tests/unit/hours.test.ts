import { expect, test } from 'vitest'
import {
  callDays,
  hoursText,
  isAnsweredDaily,
  isAnsweredOn,
  type OpeningHours,
  weekdaysOf,
} from '@/content/business/hours.ts'

test.each([
  ['00:00', '12am'],
  ['07:00', '7am'],
  ['11:59', '11:59am'],
  ['12:00', '12pm'],
  ['12:05', '12:05pm'],
  ['18:30', '6:30pm'],
])('%s is read as %s', (time, words) => {
  expect(hoursText({ opens: '00:00', closes: time })).toBe(`12am-${words}`)
  expect(hoursText({ opens: time, closes: '00:00' })).toBe(`${words}-12am`)
})

test('words stand in the place of times', () => {
  expect(hoursText({ note: 'by appointment' })).toBe('by appointment')
  expect(hoursText({ emergencies: true })).toBe('emergency only')
  expect(hoursText({})).toBe('closed')
})

test.each<[OpeningHours, string[]]>([
  [{ days: 'Sat' }, ['Saturday']],
  [{ days: 'Mon-Wed' }, ['Monday', 'Tuesday', 'Wednesday']],
  [{ days: 'Sat-Sun', opens: '00:00', closes: '23:59' }, ['Saturday', 'Sunday']],
])('search engines read %j as %j', (entry, weekdays) => {
  expect(weekdaysOf(entry)).toEqual(weekdays)
})

test.each<[string, OpeningHours[], { saturday: boolean; sunday: boolean; daily: boolean }]>([
  [
    'Monday to Friday',
    [{ days: 'Mon-Fri', opens: '07:00', closes: '18:00' }],
    { saturday: false, sunday: false, daily: false },
  ],
  [
    'Monday to Saturday, Sundays for emergencies',
    [
      { days: 'Mon-Sat', opens: '07:00', closes: '18:00' },
      { days: 'Sun', emergencies: true },
    ],
    { saturday: true, sunday: true, daily: true },
  ],
  [
    'Monday, Saturdays for emergencies',
    [
      { days: 'Mon', opens: '07:00', closes: '18:00' },
      { days: 'Sat', emergencies: true },
      { days: 'Sun', note: 'by appointment' },
    ],
    { saturday: true, sunday: false, daily: false },
  ],
])('the telephone is answered %s', (words, hours, { saturday, sunday, daily }) => {
  expect(callDays(hours)).toBe(words)
  expect(isAnsweredOn(hours, 'Saturday')).toBe(saturday)
  expect(isAnsweredOn(hours, 'Sunday')).toBe(sunday)
  expect(isAnsweredDaily(hours)).toBe(daily)
})
