import { join } from 'node:path'
import { isBuilt } from './build-stamp.ts'
import { embedEnhanceImage } from './enhance-image.ts'
import { createSiteServer } from './server.ts'

/** `npm start`: builds the site unless the build is up to date, then serves it with the backend function until it is told to stop. */

const root = join(import.meta.dirname, '..')
const port = readPort(process.env.PORT ?? '4173')

if (!isBuilt(root)) {
  const { build } = await import('vite')
  await build({ root })
}

const enhanceImage = embedEnhanceImage({
  port: listeningPort,
  folder: process.env.ENHANCE_STORE_FOLDER || join(root, 'node_modules/.cache/enhanced-photos'),
})
const server = createSiteServer({ root: join(root, 'dist'), handlers: [enhanceImage.handler] })
server.on('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what runs there, or choose another port: PORT=${port + 1} npm start`
      : `Cannot listen on port ${port}: ${error.message}`,
  )
})
server.listen(port, () => {
  console.log(`The site is at http://localhost:${listeningPort()}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
    void enhanceImage.close()
  })
}

/** The port that was given, or the one that was free where 0 was given. */
function listeningPort(): number {
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? port) : port
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) fail(`PORT must be a number from 0 to 65535, not "${text}".`)
  return port
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
