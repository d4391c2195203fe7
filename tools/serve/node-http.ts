import type { IncomingMessage, ServerResponse } from 'node:http'

/** More than any request of the function may have: it says itself what is too long. */
const maxBodyBytes = 16 * 1024

/** How long a client may go on sending after it has had its answer, in milliseconds. */
const lingerTime = 1_000

/**
 * Reads a request's body. Of one that is too long only the beginning is read, or nothing where it says so itself.
 *
 * @returns null where the client has gone before its end
 */
export async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let length = 0
  if (Number(request.headers['content-length']) > maxBodyBytes) return new Uint8Array()
  try {
    // The connection has to outlast the body: the answer goes over it.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk)
      length += chunk.length
      if (length > maxBodyBytes) break
    }
  } catch (error) {
    if (request.destroyed) return null
    throw error
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * Ends the connection of a client that goes on sending after its answer. It has a moment to read the answer: a
 * connection that is cut at once may lose it.
 */
export function endUnreadUpload(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return
    request.resume()
    const timer = setTimeout(() => request.destroy(), lingerTime).unref()
    request.once('close', () => clearTimeout(timer))
  })
}

/** A node request by web standards, on an origin that is known from elsewhere than its `Host` header. */
export function toRequest(request: IncomingMessage, url: URL, body?: Uint8Array<ArrayBuffer>): Request {
  const { method = 'GET' } = request
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const hasBody = body && body.length > 0 && method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, ...(hasBody && { body }) })
}

/** Sends a web response. Its headers come on top of those set already. */
export async function sendResponse(
  response: ServerResponse,
  { status, headers, body }: Response,
): Promise<void> {
  for (const [name, value] of headers) response.setHeader(name, value)
  response.writeHead(status)
  for await (const chunk of body ?? []) response.write(chunk)
  response.end()
}
