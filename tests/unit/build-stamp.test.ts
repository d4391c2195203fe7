import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildUnlessBuilt, isUpToDate } from '../../tools/vite/build-stamp.ts'

const stampModule = join(import.meta.dirname, '../../tools/vite/build-stamp.ts')

let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const script = 'document.title = "Oak"'

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(root, 'src'))
  write('package.json', '{"type":"module"}')
  write('index.html', '<script type="module" src="/src/main.js"></script>')
  write('src/main.js', script)
  write(
    'vite.config.ts',
    `import { buildStamp } from ${JSON.stringify(stampModule)}
     export default { logLevel: 'silent', plugins: [buildStamp()] }`,
  )
  vi.stubEnv('VITE_BUSINESS_NAME', 'Oak')
  await buildUnlessBuilt(root)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

test.each<[string, () => void, () => void]>([
  ['a source', () => write('src/main.js', 'document.title = "Elm"'), () => write('src/main.js', script)],
  ['a new file', () => write('src/more.js', ''), () => rmSync(join(root, 'src/more.js'))],
  ['a setting', () => write('.env', 'VITE_BUSINESS_NAME=Elm'), () => rmSync(join(root, '.env'))],
  [
    'a variable',
    () => vi.stubEnv('VITE_BUSINESS_NAME', 'Elm'),
    () => vi.stubEnv('VITE_BUSINESS_NAME', 'Oak'),
  ],
])('a build is up to date until %s changes', (_, change, undo) => {
  expect(isUpToDate(root)).toBe(true)
  change()
  expect(isUpToDate(root)).toBe(false)
  undo()
})

test('a build that is up to date stays, and one that failed does not count', async () => {
  await buildUnlessBuilt(root)
  expect(isUpToDate(root)).toBe(true)
  write('src/main.js', 'import "./missing.js"')
  await expect(buildUnlessBuilt(root)).rejects.toThrow('The site could not be built')
  expect(isUpToDate(root)).toBe(false)
})
