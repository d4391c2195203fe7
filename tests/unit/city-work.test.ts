import { expect, test } from 'vitest'
import { inState } from '@/content/business/business'
import { cities } from '@/content/places/cities'
import { cityPhoto, cityWork } from '@/content/places/city-work'
import { projects } from '@/content/work/projects'

const isOf = (name: string) => (project: { location: string }) => project.location === inState(name)
const withProject = cities.filter(({ name }) => projects.some(isOf(name)))

test.each(withProject)(
  'a town near $name that has no project shows the one of $name, and how far it is',
  (city) => {
    // A fiftieth of a degree of latitude has 1.4 miles.
    const farm = { ...city, slug: 'farm', name: 'Farm', latitude: city.latitude + 0.02 }
    const work = cityWork(farm)
    expect(work).toMatchObject({ miles: 1, reviews: [] })
    expect(work.projects).toEqual([projects.find(isOf(city.name))])
    expect(cityPhoto(farm)).toBe(work.projects[0]?.image)
  },
)

test('a distance is as the crow flies, to the east as well', () => {
  const [east] = withProject.toSorted((one, other) => other.longitude - one.longitude)
  if (!east) return
  const farm = { ...east, slug: 'farm', name: 'Farm', longitude: east.longitude + 1 }
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const across = Math.cos(radians(east.latitude)) * Math.sin(radians(1) / 2)
  const milesAroundTheGlobe = 2 * 3_959 * Math.asin(across)
  expect(Math.abs((cityWork(farm).miles ?? 0) - milesAroundTheGlobe)).toBeLessThan(1)
})

test.each(withProject)('$name shows all of its own, and no distance', (city) => {
  expect(cityWork(city).projects).toEqual(projects.filter(isOf(city.name)))
  expect(cityWork(city).miles).toBeUndefined()
})
