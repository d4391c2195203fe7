import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { functionEntry } from '../../../tools/measure/deno.ts'
import { importsOf } from '../imports-of.ts'

/** What is deployed to Supabase: the function's files, and each of its packages as a whole. */

const folder = dirname(functionEntry)
const packages = join(import.meta.dirname, '../../../node_modules')
const { imports } = JSON.parse(readFileSync(join(folder, 'deno.json'), 'utf8')) as {
  imports: Readonly<Record<string, string>>
}

/** Where the platform bundles, the limit is 5 MB; where the CLI does, in Docker, 20 MB. */
const limit = 5_000_000

/** A package and its version, by what `deno.json` says of an import. */
function packageOf(name: string): { name: string; version: string | undefined } {
  const [, found = '', version] = /^npm:((?:@[^/]+\/)?[^/@]+)@([^/]+)/.exec(imports[name] ?? '') ?? []
  return { name: found, version }
}

const sizeOf = (path: string): number =>
  statSync(path).isFile()
    ? statSync(path).size
    : readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

test('is small enough to be deployed without Docker', () => {
  const own = importsOf([functionEntry])
  expect([...own.packages]).toContain('valibot')
  const parts = [...own.files, ...[...own.packages].map((name) => join(packages, packageOf(name).name))]
  const sizes = Object.fromEntries(parts.map((part) => [relative(packages, part), sizeOf(part)]))
  expect(
    Object.values(sizes).reduce((sum, size) => sum + size, 0),
    JSON.stringify(sizes, null, 1),
  ).toBeLessThan(limit)
})

test.each(Object.keys(imports))('%s has the same version in Deno and in Node', (name) => {
  const { name: installed, version } = packageOf(name)
  const { version: inNode } = JSON.parse(readFileSync(join(packages, installed, 'package.json'), 'utf8')) as {
    version: string
  }
  expect(version).toBe(inNode)
})
