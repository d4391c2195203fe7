import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildUnlessBuilt } from '../../tools/build/build-stamp.ts'

const stampModule = join(import.meta.dirname, '../../tools/build/build-stamp.ts')

let root: string
const marker = () => join(root, 'dist/marker')

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/src/main.js"></script>')
  writeFileSync(join(root, 'src/main.js'), 'document.title = "Oak"')
  writeFileSync(
    join(root, 'vite.config.ts'),
    `import { buildStamp } from ${JSON.stringify(stampModule)}
     export default { logLevel: 'silent', plugins: [buildStamp()] }`,
  )
  await buildUnlessBuilt(root)
  // A new build empties the folder.
  writeFileSync(marker(), '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

test('a build that is up to date is kept', async () => {
  await buildUnlessBuilt(root)
  expect(existsSync(marker())).toBe(true)
})

test.each<[string, () => void]>([
  ['a source has changed', () => writeFileSync(join(root, 'src/main.js'), 'document.title = "Elm"')],
  ['a file was added', () => writeFileSync(join(root, 'src/more.js'), '')],
  ['a dependency has changed', () => writeFileSync(join(root, 'package-lock.json'), '{}')],
  ['a setting has changed', () => writeFileSync(join(root, '.env'), 'VITE_BUSINESS_NAME=Elm')],
  ['a variable has changed', () => vi.stubEnv('VITE_BUSINESS_NAME', 'Elm')],
  ['the build is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
])('it is built again when %s', async (_, change) => {
  change()
  await buildUnlessBuilt(root)
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true)
  expect(existsSync(marker())).toBe(false)
})

test('a build that broke off does not count', async () => {
  writeFileSync(join(root, 'src/main.js'), 'import "./missing.js"')
  await expect(buildUnlessBuilt(root)).rejects.toThrow('missing.js')
  writeFileSync(join(root, 'src/main.js'), 'document.title = "Oak"')
  writeFileSync(marker(), '')
  await buildUnlessBuilt(root)
  expect(existsSync(marker())).toBe(false)
})
