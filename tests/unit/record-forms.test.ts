import { describe, expect, test } from 'vitest'
import { type Options, type RecordName, recordSchemas } from '@/content/records/schemas.ts'
import { explainProblem } from '../../tools/editor/explain-problem.ts'
import { limitsOf } from '../../tools/editor/schema-limits.ts'
import { townProblems } from '../../tools/editor/town-problems.ts'
import { problemsOf } from '../../tools/records/schema-problems.ts'
import { days, job, options, rate } from './some-records.ts'

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
