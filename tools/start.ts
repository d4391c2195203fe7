import { join } from 'node:path'
import { isBuilt } from './build-stamp.ts'
import { createSiteServer } from './server.ts'

/** `npm start`: builds the site unless the build is up to date, then serves it until it is told to stop. */

const root = join(import.meta.dirname, '..')
const port = readPort(process.env.PORT ?? '4173')

if (!isBuilt(root)) {
  const { build } = await import('vite')
  await build({ root })
}

const server = createSiteServer({ root: join(root, 'dist') })
server.on('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop what runs there, or choose another port: PORT=${port + 1} npm start`
      : `Cannot listen on port ${port}: ${error.message}`,
  )
})
server.listen(port, () => {
  const address = server.address()
  console.log(`The site is at http://localhost:${typeof address === 'object' ? address?.port : port}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeAllConnections()
  })
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
