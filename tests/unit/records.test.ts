import { describe, expect, test } from 'vitest'
import type { RecordName } from '@/content/records/schemas.ts'
import { checkRecords, loadOptions, recordNames } from '../../tools/records/check-records.ts'
import { root } from '../../tools/root.ts'
import { notes, problems, write } from './records-folder.ts'
import { days, job, quote, rate, review } from './some-records.ts'

test('all records of the site are as they should be', async () => {
  const own = await loadOptions(root)
  expect(() => checkRecords(root, own, recordNames)).not.toThrow()
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
  expect(notes()).toEqual([
    `These days are over. Their records may go:\n  ${folder}/special-days/fair.json`,
    `The jobs of these reviews are gone, so they stand without a picture:\n  ${folder}/reviews/0002-bo.json: field job is "0009-gone"`,
    expect.stringMatching(/^These pictures are in several jobs.*\n {2}hall\.jpg: .*0001-hall.*0002-stairs/),
  ])
})
