import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** Browsers and proxies wait for one answer before they send the next request. */
const maxUnanswered = 16

/** Few requests fit into a piece of this many bytes. */
const pieceBytes = 1_024

/** How long answers that have begun may take to end when the server stops, in milliseconds. */
const grace = 10_000

/**
 * The unanswered requests of each connection of a server. Node would work on all that a client sends without reading, keep
 * the answers in memory, and take an answer for finished before the client has it.
 */
export class Connections {
  readonly #server: Server
  /** What answers each request, in the order of the requests. The first one is being answered. */
  readonly #unanswered = new Map<Socket, (() => void)[]>()
  #isStopping = false

  constructor(server: Server) {
    this.#server = server
    server.on('connection', (socket: Socket) => {
      parseInPieces(socket)
      this.#unanswered.set(socket, [])
      socket.once('close', () => this.#unanswered.delete(socket))
    })
  }

  /** Answers a request when those before it on its connection are answered. With too many of them the connection is cut. */
  handle(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const { socket } = request
    const unanswered = this.#unanswered.get(socket) ?? []
    if (unanswered.length === maxUnanswered) {
      socket.destroy()
      return
    }
    endUnreadUpload(request, response)
    response.once('close', () => {
      unanswered.shift()
      if (socket.destroyed) return
      if (unanswered[0]) unanswered[0]()
      else if (this.#isStopping) socket.destroySoon()
    })
    unanswered.push(answer)
    if (unanswered.length === 1) answer()
  }

  /** Takes no more connections, and resolves when answers that have begun have arrived, after {@link grace} at most. */
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

/**
 * Node parses all that it has read at once, up to thousands of requests, even after the connection is cut. In pieces, the
 * rest is left out then: a hundred such clients cost 140 MB instead of 430 MB.
 */
function parseInPieces(socket: Socket): void {
  const [parse] = socket.listeners('data')
  socket.removeAllListeners('data').on('data', (read: Buffer<ArrayBuffer>) => {
    for (let start = 0; start < read.length && !socket.destroyed; start += pieceBytes)
      parse?.(read.subarray(start, start + pieceBytes))
  })
}

/** Ends the connection of a client that goes on sending after its answer, once it has had a moment to read the answer. */
function endUnreadUpload(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    request.resume()
    setTimeout(() => {
      if (!request.complete) socket.destroy()
    }, 1_000).unref()
  })
}

/** Calls `stop` at the first SIGINT or SIGTERM. A second one, a moment later, ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince = 0
  const onSignal = () => {
    if (stoppingSince === 0) {
      stoppingSince = performance.now()
      void stop()
    } else if (performance.now() - stoppingSince > 1_000) {
      // A terminal and npm may both send the first one.
      process.exit(1)
    }
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
