import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import type { ProjectRecord, ReviewRecord } from '@/content/records/published.ts'
import type { Options, RecordName } from '@/content/records/schemas.ts'
import type { ProjectCategory, ServiceName } from '@/content/services/services.ts'
import type { PhotoName, scenes } from '@/content/work/photos.ts'
import { checkRecords, loadOptions, recordNames } from '../../tools/records/check-records.ts'
import { moduleCode } from '../../tools/records/published-modules.ts'
import { root as repository } from '../../tools/root.ts'

const options = {
  categories: { sanding: 'Sanding', stairs: 'Stairs' },
  services: { 'sanding-refinishing': 'Sanding & Refinishing', stairs: 'Stair Refinishing' },
  towns: ['Mentor', 'Solon'],
  questionPages: {
    '/sanding-and-refinishing': 'Sanding & Refinishing',
    '/service-areas': 'Every town’s page',
  },
  formPages: { '/about': 'About', '/contact': 'Contact' },
  isPhoto: (file: string) => ['hall.jpg', 'hall-before.webp'].includes(file),
} as const

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'records-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, content: object | string): void {
  const path = join(root, 'src/content/records', `${file}.json`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
}

/** What the build says of the records, without the folder that all stand in. */
function problems(...names: readonly RecordName[]): string[] {
  try {
    // Whatever services the business offers.
    checkRecords(root, options as unknown as Options, names)
    return []
  } catch (error) {
    return (error as Error).message.replaceAll('src/content/records/', '').split('\n')
  }
}

const published = (form: string) => JSON.parse(moduleCode(root, form).replace('export default ', ''))

const job = {
  title: 'A hall',
  town: 'Mentor',
  category: 'sanding',
  finished: '2026-09-01',
  after: { photo: '/photos/hall.jpg', alt: 'A hall.' },
  description: 'Worn.',
  details: '90 sq ft of oak. 3 days.',
}
const review = {
  name: 'Ana R.',
  town: 'Solon',
  date: '2026-09-02',
  rating: 5,
  service: 'stairs',
  title: 'Good',
  review: 'Good work.',
}
const quote = { name: 'Jo K.', town: 'Solon', rating: 5, text: 'Good.' }
const rate = { service: 'stairs', unit: 'treads', low: 5, high: 6, minimum: 90, perDay: 5 }
const days = { from: '2026-12-24', to: '2026-12-27' }

test('all records of the site are as they should be', async () => {
  const own = await loadOptions(repository)
  expect(() => checkRecords(repository, own, recordNames)).not.toThrow()
})

describe('a wrong record stops the build with its file, its field, its value and what is allowed', () => {
  test.each<[string, object, string]>([
    ['projects/0011-bad', { ...job, category: 'carpet' }, 'category: "carpet" is none of sanding, stairs'],
    ['projects/0011-bad', { ...job, town: 'Mentr' }, 'town: "Mentr" is none of Mentor, Solon'],
    ['projects/0011-bad', { ...job, title: undefined }, 'title is missing: words'],
    ['projects/0011-bad', { ...job, category: undefined }, 'category is missing: one of sanding, stairs'],
    ['projects/0011-bad', { ...job, finished: undefined }, 'finished is missing: a day such as 2026-12-24'],
    ['projects/0011-bad', { ...job, after: undefined }, 'after is missing: the fields photo, alt, focus'],
    ['projects/0011-bad', { ...job, title: ' ' }, 'title: " " isn’t words'],
    [
      'projects/0011-bad',
      { ...job, finished: '2026-02-30' },
      'finished: "2026-02-30" isn’t a day such as 2026-12-24',
    ],
    [
      'projects/0011-bad',
      { ...job, before: { photo: '/photos/gone.jpg', alt: 'A hall.' } },
      'before.photo: "/photos/gone.jpg" isn’t a picture in src/photos',
    ],
    [
      'projects/0011-bad',
      { ...job, closeUps: [{ photo: '/photos/hall.jpg' }] },
      'closeUps.0.alt is missing: words',
    ],
    ['projects/bad', job, 'its name has to begin with a number, such as 0012-'],
    ['reviews/0001-ana', { ...review, rating: 6 }, 'rating: 6 is none of 1, 2, 3, 4, 5'],
    ['reviews/0001-ana', { ...review, town: 'Paris' }, 'town: "Paris" is none of Mentor, Solon'],
    ['reviews/0001-ana', { ...review, date: 'May' }, 'date: "May" isn’t a day such as 2026-12-24'],
    ['reviews/0001-ana', { ...review, service: 'carpet' }, 'service: "carpet" is none of sanding-'],
    ['reviews/0001-ana', { ...review, besideForms: ['/gone'] }, 'besideForms.0: "/gone" is none of /about'],
    ['testimonials/1', { ...quote, town: 'Paris' }, 'town: "Paris" is none of Mentor, Solon'],
    ['testimonials/1', { ...quote, rating: 6 }, 'rating: 6 is none of 1, 2, 3, 4, 5'],
    ['work-quote', { text: 'Good.', town: 'Paris' }, 'town: "Paris" is none of Mentor, Solon'],
    ['special-days/fair', { ...days, from: 'Christmas' }, 'from: "Christmas" isn’t a day such as 2026-12-24'],
    ['rates', { rates: [{ ...rate, service: 'carpet' }] }, 'rates.0.service: "carpet" is none of sanding-'],
    ['rates', { rates: [{ ...rate, low: -1 }] }, 'rates.0.low: -1 isn’t 0 or more'],
    ['reviews/0001-ana', { ...review, stars: 5 }, 'stars isn’t one of the fields name, town, date, '],
    ['special-days/fair', { ...days, to: '2026-12-23' }, 'its last day is before its first'],
    ['special-days/fair', { ...days, opens: '08:00' }, 'it needs both times, or none'],
    ['hours', { hours: [{ opens: '07:00', closes: '18:00' }] }, 'hours.0.days is missing: one of Mon, '],
    ['hours', { hours: [{ days: 'Mo' }] }, 'hours.0.days: "Mo" is none of Mon, Mon-Tue, '],
    ['hours', { hours: [{ days: 'Fri-Mon' }] }, 'hours.0.days: "Fri-Mon" is none of Mon, '],
    [
      'hours',
      { hours: [{ days: 'Mon', opens: '7:00', closes: '18:00' }] },
      'hours.0.opens: "7:00" isn’t a time such as 07:00 or 18:30',
    ],
    [
      'hours',
      { hours: [{ days: 'Mon', opens: '07:00', closes: '24:00' }] },
      'hours.0.closes: "24:00" isn’t a time',
    ],
    ['hours', { hours: [{ days: 'Mon', opens: '07:00' }] }, 'hours.0: it needs both times'],
    ['cities/mentor', { name: 'Mentor', order: 1, latitude: '41' }, 'latitude: "41" isn’t a number'],
    ['rates', { rates: [{ ...rate, low: 7 }] }, 'rates.0: the higher price is less than the lower'],
    ['rates', { rates: [rate, rate] }, 'rates: two of them are for one kind of work'],
    [
      'questions/1',
      { page: '/about', question: 'Why?', answer: 'So.' },
      'page: "/about" is none of /sanding-and-',
    ],
  ])('%s: %o', (file, record, problem) => {
    write(file, record)
    const [folder] = file.split('/') as [RecordName]
    expect(problems(folder).join('\n')).toContain(`${file}.json: ${problem}`)
  })

  test('all of them at once', () => {
    write('projects/0001-hall', { ...job, category: 'carpet', finished: 'May' })
    write('reviews/0001-ana', { ...review, town: 'Paris' })
    expect(problems('projects', 'reviews')).toHaveLength(3)
  })

  test('two files with one number', () => {
    write('projects/0001-hall', job)
    write('projects/1-stairs', job)
    expect(problems('projects')).toEqual([
      'projects/1-stairs.json: its name begins with the same number as projects/0001-hall.json',
    ])
  })

  test('a file that is no JSON', () => {
    write('projects/0001-hall', '{ "title": }')
    expect(problems('projects')[0]).toMatch(/^projects\/0001-hall\.json: this is no JSON\. /)
  })
})

test('what a form leaves empty counts as left out', () => {
  const empty = { before: { photo: '', alt: '' }, closeUps: [], sample: false }
  write('projects/0001-hall', { ...job, ...empty })
  write('special-days/fair', { ...days, notice: '', usualHours: false, opens: '', closes: null })
  expect(problems('projects', 'special-days')).toEqual([])
  expect(published('projects?records')[0]).not.toHaveProperty('before')
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
