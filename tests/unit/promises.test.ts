import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../tools/root.ts'

/*
 * docs/promises.md says what must never happen, room by room, and names the tests that tell. Whether they do shows
 * when somebody breaks a sentence; this checks that they are there.
 */

interface Named {
  readonly file: string
  /** How the test's title begins. */
  readonly title: string
}

interface Room {
  readonly name: string
  readonly sentences: readonly { readonly words: string; readonly tests: readonly Named[] }[]
}

/** A room is a heading and its table: a sentence, and in the second column its tests as `` `file`: title ``. */
function roomsOf(paper: string): readonly Room[] {
  return paper
    .split(/^## /m)
    .slice(1)
    .map((room) => {
      const [name = '', ...lines] = room.split('\n')
      const rows = lines.filter((line) => line.startsWith('|')).slice(2)
      const sentences = rows.map((row) => {
        const [words = '', cell = ''] = row.slice(1, -1).split('|')
        const tests = cell.split(/; (?=`)/).map((one) => {
          const [, file = '', title = ''] = /^ *`([^`]+)`: (.+?) *$/.exec(one) ?? []
          return { file, title }
        })
        return { words: words.trim(), tests }
      })
      return { name, sentences }
    })
}

/** What a table of cases fills in, for which the paper writes "…". */
const filledIn = /(?:%(?:\d\$)?\w|\$[\w.]+|\$\{[^}]+\})/.source

/** The first lines of a file's tests and groups whose title begins so. Comments have none. */
function testsCalled({ file, title }: Named): readonly string[] {
  const path = join(root, file)
  if (!/^tests\/[\w/-]*(?:\.test|\.spec|second-business)\.tsx?$/.test(file) || !existsSync(path)) return []
  const code = readFileSync(path, 'utf8').replaceAll(/^ *(?:\/\*[\s\S]*?\*\/|\/\/.*)$/gm, '')
  const words = title.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // Behind a table of cases it's a call of what `each` gives back.
  const call = /(?:\b(?:test|it|describe|\w+Test|expectNothing)|\))\(\s*['"`]/.source
  return code.match(new RegExp(call + words.join(filledIn), 'g')) ?? []
}

const rooms = roomsOf(readFileSync(join(root, 'docs/promises.md'), 'utf8'))

test('every room has three to seven sentences', () => {
  expect(rooms.length).toBeGreaterThan(10)
  const counts = rooms.map(({ name, sentences }) => [name, sentences.length] as const)
  expect(counts.filter(([, count]) => count < 3 || count > 7)).toEqual([])
})

describe.each(rooms)('$name', ({ sentences }) => {
  test.each(sentences)('$words', ({ tests }) => {
    const missing = tests.filter((named) => !named.title || testsCalled(named).length !== 1)
    expect(missing, 'no test, or more than one, whose title begins so').toEqual([])
  })
})

test('a title that no test has, or only a comment, is found missing', () => {
  const file = 'tests/unit/promises.test.ts'
  // test('a title in a comment', () => {})
  for (const title of ['a title in a comment', 'no such title', 'title that no test has'])
    expect(testsCalled({ file, title })).toEqual([])
  expect(testsCalled({ file, title: 'a title that no test has' })).toHaveLength(1)
  expect(testsCalled({ file, title: '…' })).toHaveLength(2)
  expect(testsCalled({ file: 'tests/unit/gone.test.ts', title: 'a title' })).toEqual([])
})
