import { expect, test } from 'vitest'
import { sizeAndDays } from '@/content/work/jobs'
import type { Project } from '@/content/work/types'

test.each([
  ['310 sq ft of red oak, three coats. 4 days', '310 sq ft', '4 days'],
  ['1,240 sq ft of white oak, water-based finish. 6 working days', '1,240 sq ft', '6 working days'],
  ['13 solid oak treads, oil-based finish. 5 days', '13 solid oak treads', '5 days'],
  // Days of drying may be named, too. The last are the job's.
  ['310 sq ft, 2 days of drying between coats. 5 days', '310 sq ft', '5 days'],
  ['One room. 1 day', undefined, '1 day'],
  ['A hall and a landing', undefined, undefined],
])('of "%s" the size is %s and the time %s', (details, size, days) => {
  expect(sizeAndDays({ details } as Project)).toEqual({ size, days })
})
