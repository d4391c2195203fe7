import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'
import { filesMatching } from '../fixtures/files-matching.ts'

/** The source without comments, which only developers read. */
const wordsOf = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')

/** Code has no letters on both sides of a straight apostrophe, so it's in a word. */
const straight = /\w+\\?'[a-z]+/g

test('words that people read have curly apostrophes', () => {
  const files = filesMatching(['src/**/*.ts', 'src/**/*.tsx'], root)
  const found = files.flatMap((file) => {
    const words = wordsOf(readFileSync(join(root, file), 'utf8')).match(straight) ?? []
    return words.map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})
