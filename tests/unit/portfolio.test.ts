import { describe, expect, it } from 'vitest'
import { beforePhotos } from '@/content/photos'
import { projectCategories } from '@/content/project-categories'
import { projects } from '@/content/projects'
import { neighboursOf, projectsIn } from '@/features/portfolio/filter'
import { readCategory, readProject } from '@/features/portfolio/search'

const stairs = projects.filter(({ category }) => category === 'stairs')

describe('the work filter', () => {
  it('has the specified categories', () => {
    expect(Object.entries(projectCategories)).toEqual([
      ['sanding', 'Sanding'],
      ['refinishing', 'Refinishing'],
      ['hardwood-install', 'Hardwood Install'],
      ['lvp-lvt', 'LVP/LVT'],
      ['stairs', 'Stairs'],
    ])
  })

  it.each(Object.keys(projectCategories))('reads %s from the URL', (category) => {
    expect(readCategory(category)).toBe(category)
  })

  it.each([undefined, '', 'all', 'Stairs', 'tile', 'toString', 7, ['stairs']])(
    'takes %j for All',
    (value) => {
      expect(readCategory(value)).toBeUndefined()
    },
  )

  it('shows every project for All', () => {
    expect(projectsIn(undefined, projects)).toEqual(projects)
  })

  it('shows the projects of a category in their order', () => {
    expect(projectsIn('stairs', projects)).toEqual(stairs)
    expect(stairs).not.toEqual([])
  })

  it('shows no project for a category without one', () => {
    const others = projects.filter(({ category }) => category !== 'lvp-lvt')
    expect(projectsIn('lvp-lvt', others)).toEqual([])
  })
})

describe('a project’s URL', () => {
  it.each([undefined, '', '4', 'stairs', 4.5, [4], Number.NaN])('names none with %j', (value) => {
    expect(readProject(value)).toBeUndefined()
  })

  it('names one by its id', () => expect(readProject(4)).toBe(4))

  it('leads through the chosen category, or through all projects when the project is not in it', () => {
    const id = stairs[0]?.id ?? 0
    expect(neighboursOf(id, 'stairs', projects)).toEqual(stairs)
    expect(neighboursOf(id, 'sanding', projects)).toEqual(projects)
    expect(neighboursOf(id, undefined, projects)).toEqual(projects)
  })
})

describe('the projects', () => {
  it('have unique ids', () => {
    expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length)
  })

  it('are flagged before and after exactly when the room was photographed twice', () => {
    for (const { image, beforeAfter } of projects) expect(beforeAfter, image).toBe(image in beforePhotos)
  })
})
