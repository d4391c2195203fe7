import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { functionEntry } from '../../../tools/measure/deno.ts'

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const imports: Record<string, string> = readJson(join(dirname(functionEntry), 'deno.json')).imports

test.each(Object.entries(imports))('%s has the same version in Deno and in Node', (_, address) => {
  const [, name = '', version] = /^npm:((?:@[^/]+\/)?[^/@]+)@([^/]+)/.exec(address) ?? []
  const packageFile = join(import.meta.dirname, '../../../node_modules', name, 'package.json')
  expect(version).toBe(readJson(packageFile).version)
})
