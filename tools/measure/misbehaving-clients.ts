import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'

/** What clients do to a server by fault or on purpose, a bounded number of times, and on this machine alone. */
export type Clients = (port: number, times: number) => Promise<void>

const functionPath = '/functions/v1/enhance-image'

/** How long clients that do next to nothing are kept up, in milliseconds. */
const idleTime = 2_000

export const misbehavingClients: Readonly<Record<string, Clients>> = {
  /** Many requests over a few connections that stay open. */
  async 'keep-alive flood'(port, times) {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    await Promise.all(Array.from({ length: times }, () => getPage(port, agent)))
    agent.destroy()
  },

  /** Requests whose headers come one byte at a time. */
  async 'slow clients'(port, times) {
    const sockets = await openAll(port, times)
    const request = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: yes'
    for (let sent = 0; sent < 10; sent += 1) {
      for (const socket of sockets) socket.write(request.charAt(sent))
      await wait(idleTime / 10)
    }
    destroyAll(sockets)
  },

  /** Connections over which nothing ever comes. */
  async 'half-open connections'(port, times) {
    const sockets = await openAll(port, times)
    await wait(idleTime)
    destroyAll(sockets)
  },

  /** Bytes that are no requests. */
  async 'malformed requests'(port, times) {
    const kinds = [
      'GET\r\n\r\n',
      'GET / HTTP/9\r\n\r\n',
      '\x16\x03\x01\x02\0',
      'A: b\r\n\r\n',
      'TRACE * HTTP/1.1\r\n\r\n',
    ]
    for (let i = 0; i < times; i += 1) {
      const [socket] = await openAll(port, 1)
      socket?.end(kinds[i % kinds.length] ?? '')
      if (socket && !socket.closed) await new Promise((closed) => socket.once('close', closed))
    }
  },

  /** Uploads to the backend function that break off, and some that say that they will never end. */
  async 'aborted bodies'(port, times) {
    for (let i = 0; i < times; i += 1) {
      const [socket] = await openAll(port, 1)
      const length = i % 2 === 0 ? 100 : 1e9
      socket?.write(
        `POST ${functionPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`,
      )
      await wait(1)
      socket?.resetAndDestroy()
    }
  },
}

/** Reads Home. Returns how long that took, in milliseconds. */
export async function getPage(port: number, agent?: Agent): Promise<number> {
  const start = performance.now()
  const [response] = await once(get({ host: 'localhost', port, path: '/', agent }), 'response')
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`Home was answered with ${response.statusCode}`)
  return performance.now() - start
}

function openAll(port: number, count: number): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, 'localhost')
      await once(socket, 'connect')
      // The server may cut the connection at any time, which is its right.
      return socket.on('error', () => {}).resume()
    }),
  )
}

function destroyAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
