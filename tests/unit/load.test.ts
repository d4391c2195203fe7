import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { getPage, misbehavingClients } from '../../tools/measure/misbehaving-clients.ts'

/** A small site with the backend function. It runs in its own process, so that Linux shows its memory. */
test.runIf(process.platform === 'linux')('misbehaving clients leave memory and log alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Home</title>')
  const serve = join(import.meta.dirname, '../../tools/serve')
  const script = `
    import { serveLocally } from ${JSON.stringify(join(serve, 'local-site.ts'))}
    import { embedEnhanceImage } from ${JSON.stringify(join(serve, 'enhance-image.ts'))}
    const enhanceImage = embedEnhanceImage({ port: () => site.port, folder: ${JSON.stringify(join(folder, 'enhanced'))} })
    const site = await serveLocally({ root: ${JSON.stringify(join(folder, 'dist'))}, handlers: [enhanceImage.handler] })
    console.log(site.port)
  `
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  createInterface(server.stderr).on('line', (line) => log.push(line))
  const memory = () =>
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024
  const round = async (port: number) => {
    for (const clients of Object.values(misbehavingClients)) await clients(port, 100)
    await getPage(port)
  }
  try {
    const [line] = await once(createInterface(server.stdout), 'line')
    const port = Number(line)
    // The process keeps memory of the first round for the next ones.
    await round(port)
    const before = memory()
    await round(port)
    expect(memory() - before).toBeLessThan(40)
    expect(log).toEqual([])
  } finally {
    server.kill()
    rmSync(folder, { recursive: true })
  }
})
