import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'
import { filesMatching } from '../fixtures/files-matching.ts'

const clock =
  /AbortSignal\.timeout\(|\bset(?:Timeout|Interval)\(|\bafterAwake\(|\bdelay\((?!\))|requestIdleCallback\(|\b\w*Timeout: \d/
const files = filesMatching(
  ['src', 'workers', 'server', 'supabase'].map((folder) => `${folder}/**/*.{ts,tsx,js}`),
  root,
)
const paper = readFileSync(join(root, 'docs/offline.md'), 'utf8')

/** Makers of clocks, which wait for nothing themselves, and an event's own time. */
const tools = ['after-awake.ts', 'delay.ts']

test('every clock is in the table of docs/offline.md', () => {
  const withClock = files.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    return clock.test(code) && !tools.includes(basename(file))
  })
  expect(withClock.length).toBeGreaterThan(15)
  const unnamed = withClock.filter((file) => !paper.includes(`\`${file}\``))
  expect(unnamed).toEqual([])
})

const situations = ['late', 'never', 'frozen'] as const

/** What a cell says instead, with the reason, where a situation can't be. */
const cannotHappen = /^can’t happen: \w/

interface Row {
  readonly clock: string
  readonly means: Readonly<Record<(typeof situations)[number], string>>
  readonly tests: readonly string[]
}

const second = ([, name = '']: readonly string[]) => name

function rowsOf(table: string): readonly Row[] {
  const lines = table.split('\n').filter((line) => /^\| (?!what waits)/.test(line))
  return lines.map((line) => {
    const [waits = '', , late = '', never = '', frozen = '', named = ''] = line.slice(2, -2).split(' | ')
    // The files of a clock stand behind its words.
    const clock = waits.replace(/ \(.*\)$/, '')
    return { clock, means: { late, never, frozen }, tests: [...named.matchAll(/`([^`]+)`/g)].map(second) }
  })
}

/** A file's tests of a clock, which stand in `describe('clock: …')`. */
function testsOf(clock: string, file: string): string {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const first = lines.findIndex((line) => line.includes(`describe('clock: ${clock}', `))
  const last = lines.indexOf(`${lines[first]?.match(/^ */)}})`, first)
  expect([file, clock, first < 0]).toEqual([file, clock, false])
  return lines.slice(first, last).join('\n')
}

const [, table = ''] = paper.split('## Clocks')
const [clocks = ''] = table.split('\n## ')
const rows = rowsOf(clocks)
const tests = filesMatching(['tests/**/*.{test,spec}.{ts,tsx}'], root)

test.each(rows)(
  '$clock: what late, never and frozen mean is tested, or can’t happen',
  ({ clock, means, tests: named }) => {
    const files = named.flatMap((name) => tests.filter((file) => `/${file}`.endsWith(`/${name}`)))
    const code = files.map((file) => testsOf(clock, file)).join('\n')
    const told = situations.filter((situation) =>
      new RegExp(`\\b(?:test|it)(?:\\.each\\([\\s\\S]*?\\))?\\(\\s*['"]${situation}: `).test(code),
    )
    const possible = situations.filter((situation) => !cannotHappen.test(means[situation]))
    expect(told).toEqual(possible)
  },
)

test('no test tells of a clock that the table doesn’t have', () => {
  expect(rows.length).toBeGreaterThan(20)
  const described = tests.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/^ *describe\('clock: ([^']+)'/gm),
  ])
  expect(new Set(described.map(second))).toEqual(new Set(rows.map(({ clock }) => clock)))
})
