import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const nginxPath = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  existsSync,
)

/** nginx with exactly the block that docs/hosting.md gives, for another folder and port. */
export class Nginx {
  readonly url: string
  readonly #process: ChildProcess
  readonly #folder: string

  private constructor(port: number, folder: string) {
    this.url = `http://localhost:${port}`
    this.#folder = folder
    const files = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']
    const options = [...files, '-g', 'daemon off; master_process off;']
    this.#process = spawn(nginxPath ?? '', options, { stdio: 'ignore' })
  }

  static async start(root: string): Promise<Nginx> {
    const port = await freePort()
    const guide = await readFile(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8')
    const block = /```nginx\n(.*?)```/s.exec(guide)?.[1] ?? ''
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
    const ownPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${name};`,
    )
    const server = block
      .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
      .replace(/root .*;/, `root ${root};`)
    await writeFile(
      join(folder, 'nginx.conf'),
      `pid pid; events {} http { include /etc/nginx/mime.types; access_log off; ${ownPaths.join(' ')} ${server} }`,
    )
    const nginx = new Nginx(port, folder)
    await nginx.#isAnswering()
    return nginx
  }

  async #isAnswering(): Promise<void> {
    while (this.#process.exitCode === null) {
      const answer = await fetch(this.url).catch(() => undefined)
      if (answer) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(await readFile(join(this.#folder, 'error.log'), 'utf8'))
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    this.#process.kill()
    await once(this.#process, 'exit')
    await rm(this.#folder, { recursive: true })
  }
}

/**
 * A port for a server that can't be told to take any. Systems give other servers none below 32,768, so nobody
 * else gets it before it's taken.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000)
    const server = createServer().listen(port)
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}
