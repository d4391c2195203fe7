import { expect, it, onTestFinished, vi } from 'vitest'
import { batchFileName, joinedName } from '@/features/enhancement/on-device/export/file-names'
import { labelsFor, placesFor, textSizeFor } from '~/workers/export/join'

const size = (width: number, height: number) => ({ width, height })

it.each([
  ['upright ones left and right', size(3000, 4000), size(3000, 4000), '4096x2731', 'beside'],
  ['wide ones above and below', size(4000, 3000), size(4000, 3000), '2731x4096', 'below'],
  ['square ones left and right', size(1000, 1000), size(1000, 1000), '2000x1000', 'beside'],
  ['as high as the smaller one', size(300, 400), size(3000, 4000), '600x400', 'beside'],
  ['as wide as the smaller one', size(400, 300), size(4000, 3000), '400x600', 'below'],
])('joins %s', (_, before, after, size, where) => {
  const [first, second] = placesFor(before, after)
  if (where === 'beside') {
    expect(second).toMatchObject({ x: first.width, y: 0, height: first.height })
  } else {
    expect(second).toMatchObject({ x: 0, y: first.height, width: first.width })
  }
  expect(`${second.x + second.width}x${second.y + second.height}`).toBe(size)
  for (const [place, picture] of [
    [first, before],
    [second, after],
  ] as const) {
    expect(place.width, 'none is enlarged').toBeLessThanOrEqual(picture.width)
    expect(place.width / place.height).toBeCloseTo(picture.width / picture.height, 1)
  }
})

it('names one picture after both', () => {
  expect(joinedName('IMG_1.HEIC', 'July: after.jpg')).toBe('IMG_1 and July_ after.jpg')
})

it('names it after the batch first, if that is called something', () => {
  expect(joinedName('IMG_1.HEIC', 'IMG_2.jpg', 'Kitchen, Mentor')).toBe(
    'Kitchen, Mentor - IMG_1 and IMG_2.jpg',
  )
  expect(joinedName('IMG_1.HEIC', 'IMG_2.jpg', '  ')).toBe('IMG_1 and IMG_2.jpg')
})

it.each([
  ['of two photos', '', /^床+ and 床+\.jpg$/],
  ['of a batch and two photos', '床'.repeat(100), /^床+ - 床+ and 床+\.jpg$/],
])('has a name %s that file systems take, in any script', (_, batch, expected) => {
  const long = '床'.repeat(160)
  const name = joinedName(`${long}.jpg`, `${long}.jpg`, batch)
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
  expect(name).toMatch(expected)
})

it.each([
  ['Kitchen, Mentor', 'Kitchen, Mentor'],
  ['  Hall ', 'Hall'],
  ['   ', ''],
  ['12/3: “Hall” <new>', '12_3_ “Hall” _new_'],
  ['../hall', '__hall'],
  ['.hidden', '_hidden'],
  ['床'.repeat(100), '床'.repeat(66)],
  ['👨‍👩‍👧'.repeat(20), '👨‍👩‍👧'.repeat(11)],
])('a batch that is called “%s” gives files the name “%s”', (name, expected) => {
  expect(batchFileName(name)).toBe(expected)
})

it.each([
  ['of one day', ['2026:11:23 09:00:00', '2026:11:23 17:00:00'], ['Before', 'After']],
  ['of two days', ['2026:11:23 09:00:00', '2026:11:27 17:00:00'], ['Before · Nov 23', 'After · Nov 27']],
  [
    'of two years',
    ['2025:12:30 09:00:00', '2026:01:02 17:00:00'],
    ['Before · Dec 30, 2025', 'After · Jan 2'],
  ],
] as const)('says the days of photos %s where they differ', (_, times, words) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  expect(labelsFor({ time: times[0] }, { time: times[1] })).toEqual(words)
})

it('has words as large on both, whichever is the smaller one', () => {
  expect(textSizeFor([size(300, 400), size(2000, 3000)])).toBe(90)
  expect(textSizeFor([size(20, 20), size(30, 30)])).toBe(12)
})
