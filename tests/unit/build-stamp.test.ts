import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildUnlessBuilt } from '../../tools/build/build-stamp.ts'

const stampModule = join(import.meta.dirname, '../../tools/build/build-stamp.ts')

/** A small site, built once. Each test works on a copy of it. */
let built: string
let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
/** The next build empties the folder. */
const isAsBefore = () => existsSync(join(root, 'dist/marker'))

beforeAll(async () => {
  root = built = mkdtempSync(join(tmpdir(), 'built-'))
  mkdirSync(join(built, 'src'))
  write('package.json', '{"type":"module"}')
  write('index.html', '<script type="module" src="/src/main.js"></script>')
  write('src/main.js', 'document.title = "Oak"')
  write(
    'vite.config.ts',
    `import { buildStamp } from ${JSON.stringify(stampModule)}
     export default { logLevel: 'silent', plugins: [buildStamp()] }`,
  )
  await buildUnlessBuilt(built)
  write('dist/marker', '')
})
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  cpSync(built, root, { recursive: true })
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})
afterAll(() => rmSync(built, { recursive: true }))

test('a build that is up to date stays', async () => {
  await buildUnlessBuilt(root)
  expect(isAsBefore()).toBe(true)
})

test.each<[string, () => void]>([
  ['a source has changed', () => write('src/main.js', 'document.title = "Elm"')],
  ['a file was added', () => write('src/more.js', '')],
  ['a setting has changed', () => write('.env', 'VITE_BUSINESS_NAME=Elm')],
  ['a variable has changed', () => vi.stubEnv('VITE_BUSINESS_NAME', 'Elm')],
  ['the build is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
])('the site is built again when %s', async (_, change) => {
  change()
  await buildUnlessBuilt(root)
  expect(existsSync(join(root, 'dist/index.html'))).toBe(true)
  expect(isAsBefore()).toBe(false)
})

test('a build that failed does not count', async () => {
  write('src/main.js', 'import "./missing.js"')
  await expect(buildUnlessBuilt(root)).rejects.toThrow('The site could not be built')
  write('src/main.js', 'document.title = "Elm"')
  await buildUnlessBuilt(root)
  expect(isAsBefore()).toBe(false)
})
