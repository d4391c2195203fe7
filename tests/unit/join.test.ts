import { expect, it } from 'vitest'
import { joinedName } from '@/features/enhancement/on-device/file-names'
import { placesFor } from '~/workers/export/join'

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
