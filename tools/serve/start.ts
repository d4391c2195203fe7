import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { buildUnlessBuilt } from '../build/build-stamp.ts'
import { embeddedSettings, embedEnhanceImage, hostInUrl, resultsFolder } from './enhance-image.ts'
import { createSiteServer } from './server.ts'
import { stopOnSignal } from './stop.ts'

/** `npm start`: builds the site unless the build is up to date, then serves it with the backend function until it is told to stop. */

const root = join(import.meta.dirname, '../..')
const port = readPort(process.env.PORT || '4173')
const host = process.env.HOST || undefined
const folder = resultsFolder(root)

try {
  // A wrong setting or a port in use is better known before a long build than after it.
  embeddedSettings({ port, host, folder })
  const probe = createServer()
  await listen(probe)
  await new Promise((closed) => probe.close(closed))

  await buildUnlessBuilt(root)

  const enhanceImage = embedEnhanceImage({ port: listeningPort, host, folder })
  const server = createSiteServer({ root: join(root, 'dist'), handlers: [enhanceImage.handler] })
  await listen(server)
  stopOnSignal(server, () => enhanceImage.close())
  console.log(`The site is at http://${hostInUrl(host)}:${listeningPort()}`)

  /** The port that was given, or the one that was free where 0 was given. */
  function listeningPort(): number {
    const address = server.address()
    return typeof address === 'object' ? (address?.port ?? port) : port
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function listen(server: Server): Promise<void> {
  return new Promise((listening) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        fail(
          `Cannot serve at port ${port}: it is in use. Another one can be chosen: PORT=${port + 1} npm start`,
        )
      }
      if (host && (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')) {
        fail(`HOST must be an address of this machine, not "${host}".`)
      }
      fail(`Cannot serve at port ${port}: ${error.message}`)
    })
    server.listen(port, host, listening)
  })
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
