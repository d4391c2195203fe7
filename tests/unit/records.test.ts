import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import type { ProjectRecord, ReviewRecord } from '@/content/records/published-types.ts'
import { type Options, type RecordName, recordSchemas } from '@/content/records/schemas.ts'
import type { ProjectCategory, ServiceName } from '@/content/services/services.ts'
import type { PhotoName, scenes } from '@/content/work/photos.ts'
import { explainProblem } from '../../tools/editor/explain-problem.ts'
import { limitsOf } from '../../tools/editor/schema-limits.ts'
import { townProblems } from '../../tools/editor/town-problems.ts'
import { buildNotes } from '../../tools/records/build-notes.ts'
import { checkRecords, loadOptions, recordNames } from '../../tools/records/check-records.ts'
import { moduleCode } from '../../tools/records/published-modules.ts'
import { problemsOf } from '../../tools/records/schema-problems.ts'
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
    [
      'projects/0011-bad',
      { ...job, category: 'carpet' },
      'field category is "carpet", allowed sanding, stairs',
    ],
    ['projects/0011-bad', { ...job, town: 'Mentr' }, 'field town is "Mentr", allowed Mentor, Solon'],
    ['projects/0011-bad', { ...job, title: undefined }, 'field title is missing, allowed words'],
    [
      'projects/0011-bad',
      { ...job, category: undefined },
      'field category is missing, allowed sanding, stairs',
    ],
    [
      'projects/0011-bad',
      { ...job, finished: undefined },
      'field finished is missing, allowed a day such as 2026-12-24',
    ],
    [
      'projects/0011-bad',
      { ...job, after: undefined },
      'field after is missing, allowed the fields photo, alt, focus',
    ],
    ['projects/0011-bad', { ...job, title: ' ' }, 'field title is " ", allowed words'],
    [
      'projects/0011-bad',
      { ...job, finished: '2026-02-30' },
      'field finished is "2026-02-30", allowed a day such as 2026-12-24',
    ],
    [
      'projects/0011-bad',
      { ...job, before: { photo: '/photos/gone.jpg', alt: 'A hall.' } },
      'field before, photo is "/photos/gone.jpg", allowed a picture in src/photos',
    ],
    [
      'projects/0011-bad',
      { ...job, closeUps: [{ photo: '/photos/hall.jpg' }] },
      'field closeUps, entry 1, alt is missing, allowed words',
    ],
    ['projects/bad', job, 'its name has to begin with a number, such as 0012-'],
    ['reviews/0001-ana', { ...review, rating: 6 }, 'field rating is 6, allowed 1, 2, 3, 4, 5'],
    ['reviews/0001-ana', { ...review, town: 'Paris' }, 'field town is "Paris", allowed Mentor, Solon'],
    ['reviews/0001-ana', { ...review, date: 'May' }, 'field date is "May", allowed a day such as 2026-12-24'],
    ['reviews/0001-ana', { ...review, service: 'carpet' }, 'field service is "carpet", allowed sanding-'],
    [
      'reviews/0001-ana',
      { ...review, besideForms: ['/gone'] },
      'field besideForms, entry 1 is "/gone", allowed /about',
    ],
    ['testimonials/1', { ...quote, town: 'Paris' }, 'field town is "Paris", allowed Mentor, Solon'],
    ['testimonials/1', { ...quote, rating: 6 }, 'field rating is 6, allowed 1, 2, 3, 4, 5'],
    ['work-quote', { text: 'Good.', town: 'Paris' }, 'field town is "Paris", allowed Mentor, Solon'],
    [
      'special-days/fair',
      { ...days, from: 'Christmas' },
      'field from is "Christmas", allowed a day such as 2026-12-24',
    ],
    [
      'rates',
      { rates: [{ ...rate, service: 'carpet' }] },
      'field rates, entry 1, service is "carpet", allowed sanding-',
    ],
    ['rates', { rates: [{ ...rate, low: -1 }] }, 'field rates, entry 1, low is -1, allowed more than 0'],
    [
      'reviews/0001-ana',
      { ...review, stars: 5 },
      'field stars is unknown, allowed the fields name, town, date, ',
    ],
    [
      'special-days/fair',
      { ...days, to: '2026-12-23' },
      'field to is "2026-12-23", allowed a day that isn’t before the first one, 2026-12-24',
    ],
    ['special-days/fair', { ...days, opens: '08:00' }, 'field closes is missing, allowed both times'],
    ['special-days/fair', { ...days, closes: '08:00' }, 'field opens is missing, allowed both times'],
    [
      'special-days/fair',
      { ...days, opens: '17:00', closes: '08:00' },
      'field closes is "08:00", allowed a time after 17:00, when you open',
    ],
    [
      'hours',
      { hours: [{ opens: '07:00', closes: '18:00' }] },
      'field hours, entry 1, days is missing, allowed Mon, ',
    ],
    ['hours', { hours: [{ days: 'Mo' }] }, 'field hours, entry 1, days is "Mo", allowed Mon, Mon-Tue, '],
    ['hours', { hours: [{ days: 'Fri-Mon' }] }, 'field hours, entry 1, days is "Fri-Mon", allowed Mon, '],
    [
      'hours',
      { hours: [{ days: 'Mon-Fri' }, { days: 'Fri-Sat' }] },
      'field hours, entry 2, allowed days that no entry above has',
    ],
    [
      'hours',
      { hours: [{ days: 'Mon', opens: '7:00', closes: '18:00' }] },
      'field hours, entry 1, opens is "7:00", allowed a time such as 07:00 or 18:30',
    ],
    [
      'hours',
      { hours: [{ days: 'Mon', opens: '07:00', closes: '24:00' }] },
      'field hours, entry 1, closes is "24:00", allowed a time',
    ],
    [
      'hours',
      { hours: [{ days: 'Mon', opens: '07:00' }] },
      'field hours, entry 1, closes is missing, allowed both',
    ],
    [
      'cities/mentor',
      { name: 'Mentor', order: 1, latitude: '41' },
      'field latitude is "41", allowed a number',
    ],
    [
      'cities/mentor',
      { description: 'Oak. '.repeat(40) },
      `field description is "${'Oak. '.repeat(40)}", allowed at most 155 characters`,
    ],
    ['cities/mentor', { name: 'Mentor', order: 1, homeTile: 7 }, 'field homeTile is 7, allowed 1 to 6'],
    ['rates', { rates: [{ ...rate, low: 7 }] }, 'field rates, entry 1, high is 6, allowed from 7, the lower'],
    ['rates', { rates: [{ ...rate, high: 850 }] }, 'field rates, entry 1, high is 850, allowed from 5, '],
    ['rates', { rates: [{ ...rate, low: 0 }] }, 'field rates, entry 1, low is 0, allowed more than 0'],
    ['rates', { rates: [{ ...rate, perDay: 0 }] }, 'field rates, entry 1, perDay is 0, allowed more than 0'],
    [
      'rates',
      { rates: [{ ...rate, beyond: { size: 100, low: 4, high: 60 } }] },
      'field rates, entry 1, beyond, allowed prices that aren’t above the usual ones, 5 and 6',
    ],
    [
      'rates',
      { rates: [{ ...rate, finishes: [{ label: 'Oil', extra: -50, days: 1 }] }] },
      'field rates, entry 1, finishes, allowed what takes off less than the lower price, 5',
    ],
    [
      'rates',
      { rates: [rate, rate] },
      'field rates, entry 2, allowed a kind of work that no entry above has',
    ],
    [
      'questions/1',
      { page: '/about', question: 'Why?', answer: 'So.' },
      'field page is "/about", allowed /sanding-and-',
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

test('the build says what the owner should know, and goes on', () => {
  write('projects/0001-hall', job)
  write('projects/0002-stairs', { ...job, closeUps: [{ photo: '/photos/hall.jpg', alt: 'Close.' }] })
  write('reviews/0001-ana', { ...review, job: '0001-as-it-was-called' })
  write('reviews/0002-bo', { ...review, job: '0009-gone' })
  write('special-days/fair', { from: '2020-01-01', to: '2020-01-02' })
  write('special-days/ahead', { from: '2099-01-01', to: '2099-01-02' })
  const folder = 'src/content/records'
  expect(buildNotes(root)).toEqual([
    `These days are over. Their records may go:\n  ${folder}/special-days/fair.json`,
    `The jobs of these reviews are gone, so they stand without a picture:\n  ${folder}/reviews/0002-bo.json: field job is "0009-gone"`,
    expect.stringMatching(/^These pictures are in several jobs.*\n {2}hall\.jpg: .*0001-hall.*0002-stairs/),
  ])
})

describe('in a form a problem is told in the words of the form', () => {
  const explained = (name: RecordName, record: object) => {
    const schema = recordSchemas(options as unknown as Options)[name]
    return problemsOf(record, schema).map((problem) => explainProblem(problem, schema, record))
  }
  test.each<[RecordName, object, string]>([
    [
      'special-days',
      { ...days, to: '2026-12-20' },
      '“Last day” is 2026-12-20. Allowed: a day that isn’t before the first one, 2026-12-24.',
    ],
    [
      'hours',
      { hours: [{ days: 'Mon' }, { days: 'Sat', opens: '08:00' }] },
      '“Until” in “Sat” in “Hours” is empty. Allowed: both times, or neither.',
    ],
    [
      'hours',
      { hours: [{ days: 'Mon' }, { days: 'Sat', opens: '08:00', closes: '08:00' }] },
      '“Until” in “Sat” in “Hours” is 08:00. Allowed: a time after 08:00, when you open.',
    ],
    [
      'hours',
      { hours: [{ days: 'Mon-Fri' }, { days: 'Fri' }] },
      '“Fri” in “Hours” isn’t right. Allowed: days that no entry above has.',
    ],
    [
      'rates',
      { rates: [{ ...rate, high: 4 }] },
      '“To, in dollars” in “Stair Refinishing” in “Prices” is 4. Allowed: from 5, the lower price, to ten times that.',
    ],
    [
      'projects',
      { ...job, closeUps: [{ photo: '/photos/hall.jpg', alt: ' ' }] },
      '“What it shows” in “Picture 1” in “More pictures” is empty. Allowed: words.',
    ],
    ['area', { text: [' '] }, '“Paragraph 1” in “What every town’s page says” is empty. Allowed: words.'],
  ])('%s: %o', (name, record, words) => {
    expect(explained(name, record)).toEqual([words])
  })
})

describe('a form doesn’t save a town with which nothing could be built', () => {
  const place = { latitude: 41.5, longitude: -81.3 }
  const towns = {
    cities: { mentor: { name: 'Mentor', ...place }, burton: { name: 'Burton', ...place } },
    others: ['Solon'],
    named: ['Mentor', 'Solon'],
  }
  const save = (name: RecordName, slug: string, record: object) => townProblems(towns, { name, slug, record })

  test('one that a job names, under another name or left out', () => {
    expect(save('cities', 'mentor', { name: 'Mentor Village', ...place })).toEqual([
      expect.stringMatching(/^Jobs or reviews name Mentor\. Let them name another/),
    ])
    expect(save('area', 'area', {})).toEqual([expect.stringContaining('Jobs or reviews name Solon.')])
  })

  test('one without its minus', () => {
    expect(save('cities', 'solon', { name: 'Solon', ...place, longitude: 81.4 })).toEqual([
      'Solon lies far from the other towns, at 41.5, 81.4. Look at “Degrees north” and “Degrees east”: is a minus missing?',
    ])
  })

  test('any other', () => {
    expect(save('cities', 'burton', { name: 'Burton Village', ...place })).toEqual([])
    expect(save('cities', 'solon', { name: 'Solon', ...place })).toEqual([])
    expect(save('area', 'area', { otherTowns: ['Solon', 'Euclid'] })).toEqual([])
    expect(save('projects', '0001-hall', job)).toEqual([])
  })
})

test('a form knows how small, large and long a value may be', () => {
  const schemas = recordSchemas(options as unknown as Options)
  const { homeTile, latitude, description } = schemas.cities.entries
  const none = { isWhole: false, min: undefined, max: undefined, longest: undefined }
  expect(limitsOf(homeTile.wrapped)).toEqual({ ...none, isWhole: true, min: 1, max: 6 })
  expect(limitsOf(latitude)).toEqual({ ...none, min: -90, max: 90 })
  expect(limitsOf(description)).toEqual({ ...none, longest: 155 })
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
