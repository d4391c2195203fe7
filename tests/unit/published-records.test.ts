import { describe, expect, expectTypeOf, test } from 'vitest'
import type { ProjectRecord, ReviewRecord } from '@/content/records/published-types.ts'
import type { ProjectCategory, ServiceName } from '@/content/services/services.ts'
import type { PhotoName, scenes } from '@/content/work/photos.ts'
import { recordNames } from '../../tools/records/check-records.ts'
import { problems, published, write } from './records-folder.ts'
import { days, job, review } from './some-records.ts'

describe('the site gets', () => {
  test('days that differ in their order, and what is said on them apart: it stands in the pages alone', () => {
    write('special-days/b', { from: '2026-12-31', to: '2026-12-31', opens: '08:00', closes: '12:00' })
    write('special-days/c', { ...days, notice: 'Closed.' })
    const [first, second] = published('special-days?records')
    expect([first, second.from]).toEqual([days, '2026-12-31'])
    expect(published('special-days?notices')).toEqual([{ ...days, notice: 'Closed.' }])
  })

  test('jobs, the newest first, with the names of their pictures and without the day', () => {
    write('projects/0003-old', { ...job, finished: '2025-01-01' })
    write('projects/20261128143128-new', {
      ...job,
      before: { photo: '/photos/hall-before.webp', alt: 'Worn.' },
      closeUps: [{ photo: '/photos/hall.jpg', alt: 'Close.' }],
    })
    write('projects/0002-same-day', job)
    const jobs = published('projects?records')
    expect(jobs.map(({ id }: { id: number }) => id)).toEqual([20261128143128, 2, 3])
    expect(jobs[0]).toMatchObject({ image: 'hall', before: 'hall-before', closeUps: ['hall'] })
    expect(JSON.stringify(jobs)).not.toMatch(/finished|2026-09|Close/)
    expect(published('projects?photos')).toEqual({
      hall: { alt: 'A hall.' },
      'hall-before': { alt: 'Worn.' },
    })
  })

  test('each day in one entry: of two records for it the shorter one counts, also across New Year', () => {
    const half = { opens: '08:00', closes: '12:00' }
    write('special-days/2026-12-28', { from: '2026-12-28', to: '2027-01-03', notice: 'Closed.' })
    write('special-days/2026-12-31', { from: '2026-12-31', to: '2026-12-31', ...half })
    write('special-days/2027-01-02', { from: '2027-01-02', to: '2027-01-02', usualHours: true })
    write('special-days/2027-02-01', { from: '2027-02-01', to: '2027-02-01' })
    write('special-days/2027-02-01-1', { from: '2027-02-01', to: '2027-02-01', ...half })
    expect(published('special-days?records')).toEqual([
      { from: '2026-12-28', to: '2026-12-30' },
      { from: '2026-12-31', to: '2026-12-31', ...half },
      { from: '2027-01-01', to: '2027-01-01' },
      { from: '2027-01-03', to: '2027-01-03' },
      { from: '2027-02-01', to: '2027-02-01', ...half },
    ])
  })

  test('the part of a picture that stays in view, until another picture takes its place', () => {
    const hall = { alt: 'A hall.', focus: '50% 85% of hall.jpg' }
    write('projects/0001-hall', { ...job, after: { photo: '/photos/hall.jpg', ...hall } })
    expect(published('projects?photos')).toEqual({ hall: { alt: 'A hall.', focus: '50% 85%' } })
    write('projects/0001-hall', { ...job, after: { photo: '/photos/hall-before.webp', ...hall } })
    expect(published('projects?photos')).toEqual({ 'hall-before': { alt: 'A hall.' } })
    expect(problems('projects')).toEqual([])
  })

  test('a review with the id of its job', () => {
    write('reviews/0004-ana', { ...review, job: '20261128143128-new' })
    expect(published('reviews?records')).toMatchObject([{ id: 4, job: 20261128143128 }])
  })

  test('the texts of towns apart from what every page knows of them', () => {
    const town = { latitude: 41, longitude: -81, description: 'Old houses.' }
    write('cities/solon', { ...town, name: 'Solon', order: 2 })
    write('cities/mentor', {
      ...town,
      name: 'Mentor',
      order: 1,
      note: 'Clay.',
      neighbourhoods: ['Headlands'],
    })
    expect(published('cities?records')).toEqual([
      { ...town, slug: 'mentor', name: 'Mentor' },
      { ...town, slug: 'solon', name: 'Solon' },
    ])
    expect(published('cities?texts')).toEqual({ mentor: { note: 'Clay.' }, solon: {} })
  })

  test('the questions of one page alone', () => {
    write('questions/1', { page: '/sanding-and-refinishing', question: 'How loud?', answer: 'Loud.' })
    write('questions/2', { page: '/service-areas', question: 'How far?', answer: 'Far.' })
    expect(JSON.stringify(published('questions?of=service-areas'))).toMatch(/How far/)
    expect(JSON.stringify(published('questions?of=service-areas'))).not.toMatch(/How loud/)
  })
})

test('what a form leaves empty counts as left out', () => {
  const empty = { before: { photo: '', alt: '' }, closeUps: [], sample: false }
  write('projects/0001-hall', { ...job, ...empty })
  write('special-days/fair', { ...days, notice: '', usualHours: false, opens: '', closes: null })
  expect(problems('projects', 'special-days')).toEqual([])
  expect(Object.keys(published('projects?records')[0]).filter((key) => key in empty)).toEqual([])
  expect(published('special-days?records')).toEqual([days])
  expect(published('special-days?notices')).toEqual([])
})

test('nothing is wrong where there are no records', () => {
  expect(problems(...recordNames)).toEqual([])
  expect(published('projects?records')).toEqual([])
  write('rates', { rates: [] })
  write('hours', { hours: [] })
  expect(problems('rates', 'hours')).toEqual([])
  expect([published('rates?records'), published('hours?records')]).toEqual([{}, { hours: [] }])
})

// The type check reads it: nothing of it can fail here.
test('a typing error in TypeScript still fails: names are no mere words', () => {
  expectTypeOf<string>().not.toExtend<PhotoName>()
  expectTypeOf<string>().not.toExtend<ServiceName>()
  expectTypeOf<string>().not.toExtend<ProjectCategory>()
  expectTypeOf<ProjectRecord['image']>().toEqualTypeOf<PhotoName>()
  expectTypeOf<ProjectRecord['category']>().toEqualTypeOf<ProjectCategory>()
  expectTypeOf<ReviewRecord['service']>().toEqualTypeOf<ServiceName>()
  expectTypeOf<(typeof scenes)['home']['photo']>().toExtend<PhotoName>()
})
