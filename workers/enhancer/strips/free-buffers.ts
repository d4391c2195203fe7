let closedPort: MessagePort | undefined

/**
 * Gives the memory of buffers back at once. Firefox and WebKit may collect garbage only after a minute, and by
 * then a batch has made a gigabyte of it.
 *
 * They are transferred to nobody. `ArrayBuffer.transfer` would be plainer, but Chromium keeps the memory of a
 * buffer that came in a message until the next garbage collection, and no longer counts it toward that.
 */
export function freeBuffers(buffers: readonly ArrayBuffer[]): void {
  if (!closedPort) {
    const { port1, port2 } = new MessageChannel()
    port2.close()
    closedPort = port1
  }
  closedPort.postMessage(null, [...buffers])
}
