import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { buildUnlessBuilt } from '../build/build-stamp.ts'
import { embedEnhanceImage, resultsFolder } from './enhance-image.ts'
import { createSiteServer } from './server.ts'

/** `npm start`: builds the site unless the build is up to date, then serves it with the backend function until it is told to stop. */

const root = join(import.meta.dirname, '../..')
const port = readPort(process.env.PORT || '4173')

// A port in use is better known before a long build than after it.
const probe = createServer()
await listen(probe)
await new Promise((closed) => probe.close(closed))

await buildUnlessBuilt(root)

const enhanceImage = embedEnhanceImage({
  port: listeningPort,
  folder: resultsFolder(root),
})
const server = createSiteServer({ root: join(root, 'dist'), handlers: [enhanceImage.handler] })
await listen(server)
console.log(`The site is at http://localhost:${listeningPort()}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
    void enhanceImage.close()
  })
}

function listen(server: Server): Promise<void> {
  return new Promise((listening) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'it is in use' : error.message
      fail(`Cannot serve at port ${port}: ${reason}. Another one can be chosen: PORT=${port + 1} npm start`)
    })
    server.listen(port, listening)
  })
}

/** The port that was given, or the one that was free where 0 was given. */
function listeningPort(): number {
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? port) : port
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
