import { expect, it } from 'vitest'
import type { Scene } from '@/content/business/types'
import { scenes } from '@/content/work/photos'
import { projectCategories } from '@/content/work/project-categories'
import { projects } from '@/content/work/projects'
import { readWorkSearch } from '@/features/portfolio/work-search'

const category = projects[0]?.category ?? ''

it.each([
  ...Object.keys(projectCategories).map((category) => ({ category })),
  { project: 4 },
  { category: 'stairs', project: 4 },
])('reads %j from the address', (search) => {
  expect(readWorkSearch(search)).toMatchObject(search)
})

it('reads a category in capitals, as in a link that somebody typed', () => {
  expect(readWorkSearch({ category: category.toUpperCase() }).category).toBe(category)
})

it.each([
  ['', 1],
  [true, 1],
  [-2, 1],
  [3, 3],
  [undefined, undefined],
])('opens the presentation by ?present=%s at slide %s', (present, slide) => {
  expect(readWorkSearch({ present }).present).toBe(slide)
})

it.each([
  { category: '' },
  { category: 'all' },
  { category: 7 },
  { category: ['stairs'] },
  { project: '' },
  { project: '4' },
  { project: 'stairs' },
  { project: [4] },
  { project: 4.5 },
  { project: Number.NaN },
])('takes %j for all categories and no project', (search) => {
  expect(readWorkSearch(search)).toMatchObject({ category: undefined, project: undefined })
})

it('shows on Home a pair that is a project’s own', () => {
  const { photo, before }: Scene = scenes.homeShowcase
  const project = projects.find(({ image }) => image === photo)
  if (before) expect(project?.before).toBe(before)
})
