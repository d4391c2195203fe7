import { expect, it } from 'vitest'
import { beforePhotos } from '@/content/photos'
import { projectCategories } from '@/content/project-categories'
import { projects } from '@/content/projects'
import { neighboursOf, projectsIn } from '@/features/portfolio/filter'
import { readWorkSearch } from '@/features/portfolio/use-work-search'

const stairs = projects.filter(({ category }) => category === 'stairs')

it('filters by the specified categories, in this order', () => {
  expect(Object.entries(projectCategories)).toEqual([
    ['sanding', 'Sanding'],
    ['refinishing', 'Refinishing'],
    ['hardwood-install', 'Hardwood Install'],
    ['lvp-lvt', 'LVP/LVT'],
    ['stairs', 'Stairs'],
  ])
})

it('shows the projects of a category in their order, or all of them', () => {
  expect(projectsIn(undefined, projects)).toEqual(projects)
  expect(projectsIn('stairs', projects)).toEqual(stairs)
  expect(projectsIn('lvp-lvt', stairs)).toEqual([])
})

it('leads through the chosen category, or through all projects when the project is not in it', () => {
  const id = stairs[0]?.id ?? 0
  expect(neighboursOf(id, 'stairs', projects)).toEqual(stairs)
  expect(neighboursOf(id, 'sanding', projects)).toEqual(projects)
  expect(neighboursOf(id, undefined, projects)).toEqual(projects)
})

it.each([
  ...Object.keys(projectCategories).map((category) => ({ category })),
  { project: 4 },
  { category: 'stairs', project: 4 },
])('reads %j from the address', (search) => {
  expect(readWorkSearch(search)).toMatchObject(search)
})

it('opens the presentation by ?present, whatever its value', () => {
  expect(readWorkSearch({ present: '' }).present).toBe(true)
  expect(readWorkSearch({}).present).toBeUndefined()
})

it.each(['', 'all', 7, ['stairs']])('takes the category %j for all', (category) => {
  expect(readWorkSearch({ category }).category).toBeUndefined()
})

it.each(['', '4', 'stairs', 4.5, [4], Number.NaN])('takes %j for no project', (project) => {
  expect(readWorkSearch({ project }).project).toBeUndefined()
})

it('flags a project before and after exactly when the room was photographed twice', () => {
  for (const { image, beforeAfter } of projects) expect(beforeAfter, image).toBe(image in beforePhotos)
})
