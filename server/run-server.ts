import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { defaultPort, hostInUrl } from './address.ts'
import { embeddedSettings, embedEnhanceImage, resultsFolder } from './backend/embedded-function.ts'
import { stopOnSignal } from './connections.ts'
import { createSiteServer } from './http-server.ts'

const root = join(import.meta.dirname, '..')

/**
 * Serves the build with the backend function until the process is told to stop. Ends the process with a
 * message if a setting is wrong or the port is in use.
 *
 * @param prepare sees to it that there is a build. Settings and port are checked before it, because it takes
 * a while
 */
export async function runServer(prepare: (root: string) => Promise<void>): Promise<void> {
  const port = readPort(process.env.PORT || defaultPort)
  const host = process.env.HOST || undefined
  const folder = resultsFolder(root)
  try {
    const probe = createServer()
    await listen(probe, port, host)
    await new Promise((closed) => probe.close(closed))
    embeddedSettings({ port, host, folder })
    await prepare(root)

    const listeningPort = () => (server.address() as AddressInfo | null)?.port ?? port
    const enhanceImage = embedEnhanceImage({ port: listeningPort, host, folder })
    const { server, connections } = createSiteServer({
      root: join(root, 'dist'),
      handlers: [enhanceImage.handler],
    })
    await listen(server, port, host)
    stopOnSignal(async () => {
      await connections.stop()
      await enhanceImage.close()
    })
    if (await enhanceImage.open()) console.log(`Enhanced photos are kept in ${folder}.`)
    console.log(`The site is at http://${hostInUrl(host)}:${listeningPort()}`)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

async function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (host && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'))
      fail(`HOST must be an address of this machine, not "${host}".`)
    const advice = `it is in use. Another one can be chosen: PORT=${port + 1} npm start`
    fail(`Cannot serve at port ${port}: ${code === 'EADDRINUSE' ? advice : message}`)
  }
}

function readPort(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) > 65535)
    fail(`PORT must be a number from 0 to 65535, not "${text}".`)
  return Number(text)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
