import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { business } from '@/content/business.ts'

/** All texts of the site, sentence by sentence: they are in its source, in the content and in the components. */
const source = join(import.meta.dirname, '../../src')
const sentences = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.gen.ts'))
  .flatMap((path) => readFileSync(join(source, path), 'utf8').split(/(?<=[.!?])\s|['"`>]\n/))
  .map((sentence) => sentence.replace(/\s+/g, ' ').trim())

const saying = (words: RegExp) => sentences.filter((sentence) => words.test(sentence))

const hasDayOff = business.hours.some(({ hours }) => /only|closed/i.test(hours))

test.runIf(hasDayOff)('only the telephone is answered on all days', () => {
  const everyDay = saying(/(seven|7) days a week|(any|every) day of the week|on weekends/i)
  expect(everyDay.length).toBeGreaterThan(0)
  expect(everyDay.filter((sentence) => !/phone|call\b/i.test(sentence))).toEqual([])
})

test('what is shown as proven is not doubted beside it', () => {
  expect(saying(/96%|150\+|98%/).length).toBeGreaterThan(0)
  expect(saying(/more often than (these|the) numbers|give or take|numbers? (do|are) not/i)).toEqual([])
})
