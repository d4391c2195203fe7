import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createSiteServer, type RequestHandler, type SiteServerOptions } from '../server/http-server.ts'
import { buildUnlessBuilt } from './vite/build-stamp.ts'

export interface LocalSite {
  readonly port: number
  /** Without a slash at the end. */
  readonly address: string
  /** Cuts what is still being answered. */
  close(): Promise<void>
}

/** @param port 0 for any free one; rejects where it is in use */
export async function serveLocally(options: SiteServerOptions, port = 0): Promise<LocalSite> {
  const { server } = createSiteServer(options)
  server.listen(port)
  await once(server, 'listening')
  const { port: listening } = server.address() as AddressInfo
  return {
    port: listening,
    address: `http://localhost:${listening}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Serves the production build, which is made first unless it is up to date. */
export async function serveBuild(root: string, handlers: readonly RequestHandler[] = []): Promise<LocalSite> {
  await buildUnlessBuilt(root)
  return serveLocally({ root: join(root, 'dist'), handlers })
}
