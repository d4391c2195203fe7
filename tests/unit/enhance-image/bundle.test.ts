import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesMatching } from '../../fixtures/files-matching.ts'
import { functionEntry } from './deno.ts'

/** The files that are deployed to Supabase: the function's, and each of its packages as a whole. */

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const folder = dirname(functionEntry)
const imports: Record<string, string> = readJson(join(folder, 'deno.json')).imports

const packages = Object.values(imports).map((address) => {
  const [, name = '', version] = /^npm:((?:@[^/]+\/)?[^/@]+)@([^/]+)/.exec(address) ?? []
  return { name, version, path: join(import.meta.dirname, '../../../node_modules', name) }
})

test.each(packages)('$name has the same version in Deno and in Node', ({ version, path }) => {
  expect(version).toBe(readJson(join(path, 'package.json')).version)
})

test('is small enough to be deployed without Docker: 5 MB', () => {
  const folders = [folder, ...packages.map(({ path }) => path)]
  const files = filesMatching(
    folders.map((path) => `${path}/**/*.*`),
    '/',
  )
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(5_000_000)
})
