import { expect, test } from 'vitest'
import { cities } from '@/content/places/cities.ts'
import { mapMargin, mapPosition, mapRatio } from '@/content/places/map-position.ts'
import { root } from '../../tools/root.ts'
import { colorOf, readTokens } from '../../tools/vite/brand.ts'
import { checkPlaces, drawMap } from '../../tools/vite/map-background.ts'

test('a city whose degrees are wrong is named', () => {
  const [first, ...others] = cities
  expect(() => checkPlaces(cities)).not.toThrow()
  const place = { name: 'Here', latitude: 41.5, longitude: 81.4 }
  expect(() => checkPlaces([...cities, place])).toThrow('Here lies far from the other cities')
  expect(() => checkPlaces([{ ...place, latitude: Number.NaN }, ...others])).toThrow('Here')
  expect(() => checkPlaces(first ? [first] : [])).not.toThrow()
})

test('towns lie in the right directions from each other', () => {
  for (const one of cities)
    for (const other of cities) {
      expect(mapPosition(one).x < mapPosition(other).x).toBe(one.longitude < other.longitude)
      expect(mapPosition(one).y < mapPosition(other).y).toBe(one.latitude > other.latitude)
    }
})

test('the picture is drawn for the bounds of the map with a margin around them, and in the colors of the site', async () => {
  const svg = await drawMap(root)
  const [left, top] = [-1000 * mapMargin.x, -1000 * mapMargin.y]
  const [width, height] = [1000 - 2 * left, Math.round(1000 * mapRatio - 2 * top)]
  expect(svg).toContain(`viewBox="${left} ${top} ${width} ${height}"`)
  const tokens = readTokens(root)
  for (const name of ['lake-1', 'walnut-0', 'walnut-2']) expect(svg).toContain(colorOf(tokens, name))
})
