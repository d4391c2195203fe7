import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { proveClosure } from '../../tools/build/precache-closure'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(folder, 'assets'))
})
afterEach(() => rm(folder, { recursive: true }))

const backend = 'assets/backend-12345678.js'
const leftOut = [/backend/]

/** Checks the closure of a build whose dialog contains this code and whose backend client is not precached. */
async function prove(code: string): Promise<void> {
  const dialog = 'assets/dialog-12345678.js'
  await writeFile(join(folder, dialog), code)
  await proveClosure(folder, [dialog, 'about.html'], [dialog, backend, 'assets/worker-12345678.js'], leftOut)
}

it('stops when a precached script imports one that is not precached, and names both', async () => {
  for (const code of [
    'import{t as e}from"./backend-12345678.js";e()',
    'export*from"./backend-12345678.js"',
    'import"./backend-12345678.js"',
  ]) {
    await expect(prove(code)).rejects.toThrow(
      'assets/dialog-12345678.js is kept for offline use, but imports assets/backend-12345678.js, which is not.',
    )
  }
})

it('allows a dynamic import of a script that is left out on purpose', async () => {
  await prove('const open=()=>import("./backend-12345678.js");export{open}')
})

it('stops when a dynamic import or a worker was forgotten', async () => {
  const code = 'new Worker(new URL("/assets/worker-12345678.js",import.meta.url))'
  await expect(prove(code)).rejects.toThrow('imports assets/worker-12345678.js, which is not.')
})
