import type { Server } from 'node:http'

/** How long answers that have begun may take to end, in milliseconds. */
const grace = 10_000

/** How often connections that have become idle meanwhile are closed, in milliseconds. */
const interval = 200

/**
 * Ends a server at SIGINT and SIGTERM: it takes no more connections and lets answers end, up to {@link grace}. A second
 * signal, a moment later, ends it at once.
 *
 * @param release gives back what else would keep the process alive
 */
export function stopOnSignal(server: Server, release: () => Promise<void>): void {
  let stoppingSince = 0
  const stop = () => {
    if (stoppingSince > 0) {
      // A terminal and npm may both send the first one.
      if (performance.now() - stoppingSince > 1_000) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    server.close(() => void release())
    // Connections are kept open after an answer, for a next request that will not be taken.
    setInterval(() => server.closeIdleConnections(), interval).unref()
    setTimeout(() => server.closeAllConnections(), grace).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
