import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

const start = (settings: Readonly<Record<string, string | undefined>>) =>
  spawnSync(process.execPath, [join(root, 'tools/serve/start.ts')], {
    env: { ...process.env, PORT: '0', ...settings },
    encoding: 'utf8',
  })

describe('npm start reports what is wrong before it builds anything', () => {
  test('with a port in use', async () => {
    const other = createServer().listen(0)
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const answer = start({ PORT: String(port) })
    other.close()
    const advice = `it is in use. Another one can be chosen: PORT=${port + 1} npm start\n`
    const stderr = `Cannot serve at port ${port}: ${advice}`
    expect(answer).toMatchObject({ status: 1, stdout: '', stderr })
  })

  test.each([
    [{ HOST: '192.0.2.1' }, ['HOST must be an address of this machine, not "192.0.2.1".']],
    [{ PORT: 'http' }, ['PORT must be a number from 0 to 65535, not "http".']],
    [{ PORT: '65536' }, ['PORT must be a number from 0 to 65535, not "65536".']],
    [{ ENHANCE_STORE_FOLDER: join(root, 'package.json/results') }, ['ENHANCE_STORE_FOLDER is ']],
    [
      { ENHANCE_MAX_PIXELS: 'many', ENHANCE_SITE_ORIGINS: 'a.example', ENHANCE_SITE_ORIGIN: 'a.example' },
      ['ENHANCE_MAX_PIXELS is "many", but', 'ENHANCE_SITE_ORIGINS is ', 'ENHANCE_SITE_ORIGIN is not known'],
    ],
  ])('with %j', (settings, problems) => {
    const { status, stdout, stderr } = start(settings)
    for (const problem of problems) expect(stderr).toContain(problem)
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  })
})

describe.runIf(process.platform !== 'win32')('a server that is told to stop', () => {
  /** A small site under the real start command. Its only answer takes a moment. */
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  mkdirSync(join(folder, 'tools/serve'), { recursive: true })
  const itsPackage = { type: 'module', scripts: { start: scripts.start } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(itsPackage))
  writeFileSync(
    join(folder, 'tools/serve/start.ts'),
    `import { createServer } from 'node:http'
     import { Connections, stopOnSignal } from ${JSON.stringify(join(root, 'tools/serve/connections.ts'))}
     const answer = (request, response) => {
       if (request.url === '/large') return response.end(Buffer.alloc(50_000_000))
       response.write('first half, ')
       process.once(request.url.slice(1), () => setTimeout(() => response.end('second half'), 300))
     }
     const server = createServer((request, response) =>
       connections.handle(request, response, () => answer(request, response)),
     ).listen(0, () => console.log(server.address().port))
     const connections = new Connections(server)
     stopOnSignal(async () => {
       await connections.stop()
       console.log('released')
     })`,
  )

  async function startHere() {
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const lines = createInterface(npm.stdout)
    const [port] = await once(lines, 'line')
    return { npm, address: `http://localhost:${port}`, released: once(lines, 'line') }
  }

  test.each(['SIGINT', 'SIGTERM'] as const)('%s to npm lets answers end', async (signal) => {
    const { npm, address, released } = await startHere()
    const response = await fetch(`${address}/${signal}`)
    npm.kill(signal)
    expect(await response.text()).toBe('first half, second half')
    expect(await released).toEqual(['released'])
    await once(npm, 'close')
    await expect(fetch(address)).rejects.toThrow()
  })

  test('a download that has begun arrives whole', async () => {
    const { npm, address } = await startHere()
    const { body } = await fetch(`${address}/large`)
    npm.kill('SIGTERM')
    // Longer than the server needs to notice that nothing is left to answer.
    await new Promise((later) => setTimeout(later, 500))
    let length = 0
    for await (const chunk of body ?? []) length += chunk.length
    expect(length).toBe(50_000_000)
    await once(npm, 'close')
  })
})
