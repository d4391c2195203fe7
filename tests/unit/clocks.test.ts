import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'

const clock =
  /AbortSignal\.timeout\(|\bset(?:Timeout|Interval)\(|\bafterAwake\(|\bpause\((?!\))|requestIdleCallback\(|\b\w*Timeout: \d/
const files = globSync('{src,workers,server,supabase}/**/*.{ts,tsx,js}', { cwd: root })
const paper = readFileSync(join(root, 'docs/offline.md'), 'utf8')

/** Makers of clocks, which wait for nothing themselves, and an event's own time. */
const tools = ['after-awake.ts', 'pause.ts']

test('every clock is in the table of docs/offline.md', () => {
  const withClock = files.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    return clock.test(code) && !tools.includes(basename(file))
  })
  expect(withClock.length).toBeGreaterThan(15)
  const unnamed = withClock.filter((file) => !paper.includes(`\`${file}\``))
  expect(unnamed).toEqual([])
})

test('every row of the table names the test that tells it', () => {
  const [, table = ''] = paper.split('## Clocks')
  const rows = table.split('\n').filter((line) => /^\| (?!what waits|-)/.test(line))
  const clocks = rows.filter((row) => row.split('|').length === 8)
  expect(clocks.length).toBeGreaterThan(20)
  const tests = globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root }).map((file) => basename(file))
  for (const row of clocks) {
    const named = row.match(/`[\w-]+\.(?:test|spec)\.tsx?`/g) ?? []
    expect([row, named.length > 0]).toEqual([row, true])
    expect(tests).toEqual(expect.arrayContaining(named.map((name) => name.slice(1, -1))))
  }
})
