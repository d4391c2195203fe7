import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Browsers and proxies wait for one answer before they send the next request. */
const maxUnanswered = 16

/**
 * How long nothing may move on a connection while an answer is due, in milliseconds. Node ends it after twice
 * this time at most, for it looks only now and then whether the client has read something.
 */
const unreadTimeout = 35_000

/** The others, in milliseconds. */
export const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  // Longer than proxies keep idle connections, which would otherwise send a request while it is being closed.
  keepAliveTimeout: 75_000,
  // How often the times above are checked.
  connectionsCheckingInterval: 3_000,
}

/** How long answers that have begun may take to end when the server stops, in milliseconds. */
const grace = 10_000

/**
 * The unanswered requests of each connection of a server. Node would work on all that a client sends without
 * reading, keep the answers in memory, and take an answer for finished before the client has it.
 */
export class Connections {
  readonly #server: Server
  /** The handler of each request, in their order. The first one is being answered. */
  readonly #unanswered = new Map<Socket, (() => void)[]>()
  #isStopping = false

  constructor(server: Server) {
    this.#server = server
    server.setTimeout(unreadTimeout)
    server.on('connection', (socket: Socket) => {
      this.#unanswered.set(socket, [])
      socket.once('close', () => this.#unanswered.delete(socket))
    })
  }

  /** Answers a request after those before it on its connection. With too many the connection is cut. */
  handle(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { socket } = request
    const unanswered = this.#unanswered.get(socket) ?? []
    if (unanswered.length === maxUnanswered) {
      socket.destroy()
      return
    }
    response.once('close', () => {
      unanswered.shift()
      if (socket.destroyed) return
      if (unanswered[0]) {
        // The answer before it may have set a longer one.
        socket.setTimeout(this.#server.timeout)
        unanswered[0]()
      } else if (this.#isStopping) {
        socket.destroySoon()
      }
    })
    unanswered.push(answer)
    if (unanswered.length === 1) answer()
  }

  /** Takes no more connections, and resolves when begun answers have arrived, after {@link grace} at most. */
  async stop(): Promise<void> {
    this.#isStopping = true
    // Not `http.Server.close`, which cuts connections whose answer Node has taken over but not sent.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(this.#server, resolve))
    for (const [socket, { length }] of this.#unanswered) if (length === 0) socket.destroySoon()
    const timer = setTimeout(() => this.#server.closeAllConnections(), grace)
    await closed
    clearTimeout(timer)
  }
}

/** Calls `stop` at the first SIGINT or SIGTERM. A terminal and npm may both send one. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const onSignal = () => {
    if (!isStopping) void stop()
    isStopping = true
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
