import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { boards, toJpeg } from './photographs.ts'

/**
 * The website that the function reads photos from. Some of them are broken on purpose, and one is held
 * back.
 */
export async function createSite() {
  const photo = await toJpeg(boards(96, 64))
  /** Requested paths. */
  const asked: string[] = []
  const held = Promise.withResolvers<void>()

  const photographs: Record<string, RequestListener> = {
    '/photos/plain.jpg': (_, response) => response.end(photo),
    '/photos/copy.jpg': (_, response) => response.end(photo),
    '/photos/huge.jpg': (_, response) => response.end(withSize(photo, 5000, 4000)),
    '/photos/long.jpg': (_, response) => response.end(withSize(photo, 40_000, 60)),
    '/photos/cut-off.jpg': (_, response) => response.end(photo.subarray(0, photo.length / 2)),
    // A part of its compressed data is zeros.
    '/photos/damaged.jpg': (_, response) => response.end(photo.slice().fill(0, photo.length / 2, -2)),
    '/photos/many-scans.jpg': (_, response) => response.end(withScans(photo, 20_000)),
    '/photos/page.jpg': (_, response) =>
      response.setHeader('Content-Type', 'image/jpeg').end('<!doctype html>'),
    '/photos/moved.jpg': (_, response) => response.writeHead(302, { Location: '/secret.jpg' }).end(),
    '/photos/broken.jpg': (_, response) => response.writeHead(500).end('secret'),
    '/photos/endless.jpg': (_, response) => void endless().pipe(response),
    '/photos/never-ending.jpg': (_, response) => response.write(photo.subarray(0, 100)),
    '/photos/held.jpg': (_, response) => void held.promise.then(() => response.end(photo)),
    '/secret.jpg': (_, response) => response.end(photo),
  }

  const listener: RequestListener = (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const answer = photographs[path]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  }
  return { listener, asked, release: held.resolve }
}

/** As many bytes as anyone reads. */
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536))
    },
  })

/** Starts a server on a free port of this machine. */
export async function listen(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(0, 'localhost')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

export async function close(server: Server): Promise<void> {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** A JPEG whose header claims another size. */
function withSize(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

/** A JPEG with this many additional empty scans. */
function withScans(jpeg: Uint8Array, count: number): Uint8Array {
  const scan = Buffer.from('ffda0008010100003f00', 'hex')
  const scans = Array.from({ length: count }, () => scan)
  return Buffer.concat([jpeg.subarray(0, -2), ...scans, jpeg.subarray(-2)])
}
