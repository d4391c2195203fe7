import { expect, it } from 'vitest'
import { digestOf, readPageMark, withPageMark } from '../../tools/build/page-mark'

const page = (words: string) => `<html><head><title>${words}</title></head><body></body></html>`

it('marks every page with a digest of itself', () => {
  const marked = withPageMark(page('Home'))
  expect(readPageMark(marked)).toBe(digestOf(page('Home')))
  expect(readPageMark(withPageMark(page('About')))).not.toBe(readPageMark(marked))
})

it('stops at a page without a mark', () => {
  expect(() => readPageMark(page('Home'))).toThrow('no mark')
})
