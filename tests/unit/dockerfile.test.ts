import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf } from './imports-of.ts'

/** What can be checked of the image without Docker. */

const root = join(import.meta.dirname, '../..')

interface Instruction {
  readonly name: string
  readonly value: string
}

/** The instructions of the last stage, which is the image. */
const stages = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split(/^(?=FROM )/m)
  .map((stage) =>
    stage
      .trim()
      .split('\n')
      .map((line): Instruction => ({ name: line.split(' ', 1)[0] ?? '', value: line.replace(/^\S+ /, '') })),
  )
const image = stages.at(-1) ?? []
const lastOf = (name: string) => image.findLast((instruction) => instruction.name === name)?.value ?? ''
const commandOf = (value: string) => JSON.parse(value.slice(value.indexOf('['))) as [string, ...string[]]
const environment = Object.fromEntries(
  lastOf('ENV')
    .split(' ')
    .map((pair) => pair.split('=')),
)

test('starts the server directly, so that it receives signals, and not as root', () => {
  const [program, script = ''] = commandOf(lastOf('CMD'))
  expect(program).toBe('node')
  expect(existsSync(join(root, script))).toBe(true)
  expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain(`node ${script}`)
  expect(lastOf('USER')).toBe('node')
  expect(image.findIndex(({ name }) => name === 'USER')).toBeLessThan(
    image.findIndex(({ name }) => name === 'CMD'),
  )
})

test('is reachable from outside at the port that it declares, and keeps results on a volume', () => {
  expect(environment).toMatchObject({ HOST: '0.0.0.0', PORT: lastOf('EXPOSE') })
  expect(lastOf('VOLUME')).toBe(environment.ENHANCE_STORE_FOLDER)
})

test('copies no secrets and no earlier build output into the build', () => {
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  for (const name of ['.git', 'node_modules', 'dist', '.env*.local']) expect(ignored).toContain(name)
})

test.each([
  [200, 0],
  [500, 1],
])('its health check ends a server that answers %i with %i', async (status, code) => {
  const server = createServer((_, response) => response.writeHead(status).end())
  await new Promise<void>((listening) => server.listen(0, listening))
  const { port } = server.address() as AddressInfo
  const [, flag = '', script = ''] = commandOf(lastOf('HEALTHCHECK'))
  const check = spawn(process.execPath, [flag, script.replace('4173', String(port))])
  const [ended] = await once(check, 'close')
  server.close()
  expect(ended).toBe(code)
})

test('npm prune --omit=dev keeps every package that the server needs', () => {
  expect(stages[0]?.some(({ value }) => value.endsWith('npm prune --omit=dev'))).toBe(true)
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const entries = ['tools/serve/start.ts', 'tools/serve/engine-worker.ts']
  const neural = 'supabase/functions/enhance-image/engine/esrgan-engine.ts'
  const { packages } = importsOf([...entries, neural].map((path) => join(root, path)))
  const imports = [...packages].map(packageOf)
  expect(imports).toContain('@cornerstonejs/codec-libjpeg-turbo-8bit')
  expect(imports.filter((name) => !(name in dependencies))).toEqual([])
})

/** The package of a part of it: `comlink/node` is of `comlink`. */
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name
