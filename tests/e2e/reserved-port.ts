import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * A port of this machine, and the server that answers there, if any. It stays taken while there is none, so
 * that nobody else gets the address meanwhile: connections are cut then.
 */
export class ReservedPort {
  #server: Server | undefined
  readonly #sockets = new Set<Socket>()
  // As the servers of node:http have it.
  readonly #listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    // A browser that leaves is no fault.
    socket.on('error', () => {})
    if (!this.#server) {
      socket.destroy()
      return
    }
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    this.#server.emit('connection', socket)
  })

  async number(): Promise<number> {
    if (!this.#listener.listening) {
      // It ends with the process of the test runner.
      await once(this.#listener.listen(0).unref(), 'listening')
    }
    return (this.#listener.address() as AddressInfo).port
  }

  /** Has another server answer from now on, or none, and cuts what is still being answered. */
  leadTo(server: Server | undefined): void {
    this.#server = server
    for (const socket of this.#sockets) socket.destroy()
  }
}
