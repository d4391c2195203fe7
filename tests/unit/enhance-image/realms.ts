import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { vi } from 'vitest'
import { denoOptions, denoPath, functionEntry } from '../../../tools/measure/deno.ts'
import { embedEnhanceImage } from '../../../tools/serve/enhance-image.ts'
import { close, createSite, listen, type Site } from './site.ts'

/** The function, running, and the site that it serves. */
export interface RunningFunction {
  readonly endpoint: string
  readonly siteOrigin: string
  readonly site: Site
  /** Where results are kept. */
  readonly folder: string
  stop(): Promise<void>
}

/** The header in which a proxy names the client. Tests set it, so that each one counts as another client. */
export const clientHeader = 'x-test-client'

const makeFolder = () => mkdtemp(join(tmpdir(), 'enhanced-'))

/** As in `npm start`: in Node, on the site's own origin. */
export async function startInNode(): Promise<RunningFunction> {
  vi.stubEnv('ENHANCE_CLIENT_HEADER', clientHeader)
  const [site, folder] = await Promise.all([createSite(), makeFolder()])
  const embedded = embedEnhanceImage({ port: () => port, folder })
  const { server, port } = await listen(async (request, response) => {
    if (!(await embedded.handler(request, response))) site.listener(request, response)
  })
  const siteOrigin = `http://localhost:${port}`
  const stop = async () => {
    await Promise.all([close(server), embedded.close()])
    await rm(folder, { recursive: true, force: true })
    vi.unstubAllEnvs()
  }
  return { endpoint: `${siteOrigin}/functions/v1/enhance-image`, siteOrigin, site, folder, stop }
}

/** As on Supabase: in Deno, on another origin. It may read only its own files and reach only this machine. */
export async function startInDeno(): Promise<RunningFunction> {
  const [site, folder] = await Promise.all([createSite(), makeFolder()])
  const { server, port } = await listen(site.listener)
  const siteOrigin = `http://localhost:${port}`
  const settings = {
    ENHANCE_SITE_ORIGINS: siteOrigin,
    ENHANCE_STORE_FOLDER: folder,
    ENHANCE_CLIENT_HEADER: clientHeader,
  }
  const deno = startDeno(settings, [`--allow-write=${folder}`])
  const { address } = await listening(deno)
  const stop = async () => {
    deno.kill()
    await Promise.all([close(server), once(deno, 'close')])
    await rm(folder, { recursive: true, force: true })
  }
  return { endpoint: `${address}functions/v1/enhance-image`, siteOrigin, site, folder, stop }
}

/** Starts the function's entry in Deno, on a free port. */
export function startDeno(settings: Readonly<Record<string, string>>, options: readonly string[] = []) {
  return spawn(denoPath(), [...denoOptions, ...options, '--allow-net=localhost,127.0.0.1', functionEntry], {
    env: { ...process.env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Where Deno listens, and all that it has said until then. What it says when it does not goes into the error. */
export async function listening(
  deno: ReturnType<typeof startDeno>,
): Promise<{ address: string; said: readonly string[] }> {
  const said: string[] = []
  const address = Promise.withResolvers<string>()
  for (const stream of [deno.stdout, deno.stderr]) {
    createInterface(stream).on('line', (line) => {
      said.push(line)
      const url = /^Listening on (http:\S+)/.exec(line)?.[1]
      if (url) address.resolve(url)
    })
  }
  deno.once('error', address.reject)
  deno.once('close', () => address.reject(new Error(said.join('\n'))))
  return { address: await address.promise, said }
}
