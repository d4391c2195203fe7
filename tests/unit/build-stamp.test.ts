import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildUnlessBuilt } from '../../tools/build/build-stamp.ts'

const stampModule = join(import.meta.dirname, '../../tools/build/build-stamp.ts')

/** A small site, built once. Each test works on a copy of it. */
let built: string
let root: string
const marker = () => join(root, 'dist/marker')

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'built-'))
  mkdirSync(join(built, 'src'))
  writeFileSync(join(built, 'package.json'), '{"type":"module"}')
  writeFileSync(join(built, 'index.html'), '<script type="module" src="/src/main.js"></script>')
  writeFileSync(join(built, 'src/main.js'), 'document.title = "Oak"')
  writeFileSync(
    join(built, 'vite.config.ts'),
    `import { buildStamp } from ${JSON.stringify(stampModule)}
     export default { logLevel: 'silent', plugins: [buildStamp()] }`,
  )
  await buildUnlessBuilt(built)
})

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'))
  cpSync(built, root, { recursive: true })
  // A new build empties the folder.
  writeFileSync(marker(), '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

afterAll(() => rmSync(built, { recursive: true }))

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

test('an interrupted build does not count', async () => {
  writeFileSync(join(root, 'src/main.js'), 'import "./missing.js"')
  await expect(buildUnlessBuilt(root)).rejects.toThrow('The site could not be built')
  writeFileSync(join(root, 'src/main.js'), 'document.title = "Oak"')
  writeFileSync(marker(), '')
  await buildUnlessBuilt(root)
  expect(existsSync(marker())).toBe(false)
})

// Only Linux shows the memory of a process this way.
test.runIf(process.platform === 'linux')('the server does not keep the memory of the build', async () => {
  writeFileSync(
    join(root, 'vite.config.ts'),
    `// As large as what image tools hold.
     globalThis.held = Array.from({ length: 40 }, () => Buffer.alloc(10_000_000, 1))
     export default { logLevel: 'silent' }`,
  )
  const localSite = join(import.meta.dirname, '../../tools/serve/local-site.ts')
  const script = `
    import { serveBuild } from ${JSON.stringify(localSite)}
    console.log((await serveBuild(${JSON.stringify(root)})).address)
  `
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [address] = await once(createInterface(server.stdout), 'line')
    expect((await fetch(address)).status).toBe(200)
    const memory = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]
    expect(Number(memory) / 1024).toBeLessThan(250)
  } finally {
    server.kill()
    await once(server, 'close')
  }
})
