import { expect, test } from 'vitest'
import { cities } from '@/content/cities.ts'
import { cityWork } from '@/content/city-content.ts'
import { mapPosition, mapRatio } from '@/content/service-area-map.ts'

test('every city lies on the map, away from its edge', () => {
  for (const city of cities) {
    const { x, y } = mapPosition(city)
    expect.soft(x, city.name).toBeGreaterThan(0.04)
    expect.soft(x, city.name).toBeLessThan(0.96)
    expect.soft(y, city.name).toBeGreaterThan(0.04)
    expect.soft(y, city.name).toBeLessThan(mapRatio - 0.04)
  }
})

test('towns lie in the right directions from each other', () => {
  const [cleveland, lakewood, mentor] = ['Cleveland', 'Lakewood', 'Mentor'].map((name) => {
    const city = cities.find((city) => city.name === name)
    if (!city) throw new Error(`no ${name}`)
    return mapPosition(city)
  })
  expect(lakewood?.x).toBeLessThan(cleveland?.x ?? 0)
  expect(mentor?.y).toBeLessThan(cleveland?.y ?? 0)
})

test('a city page starts with a photograph that none of its projects shows', () => {
  for (const city of cities) {
    expect.soft(cityWork(city).projects.map(({ image }) => image)).not.toContain(city.photo)
  }
})
