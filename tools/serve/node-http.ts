import type { IncomingMessage, ServerResponse } from 'node:http'

/** More than any request of the function may have: it says itself what is too long. */
const maxBodyBytes = 16 * 1024

/** A request's body. Of one that is longer than allowed, only a part that is too long as well is kept. */
export async function readCapped(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request) {
    if (length <= maxBodyBytes) chunks.push(chunk)
    length += chunk.length
  }
  return new Uint8Array(Buffer.concat(chunks).subarray(0, maxBodyBytes + 1))
}

/** A node request by web standards, on an origin that is known from elsewhere than its `Host` header. */
export function toRequest(request: IncomingMessage, origin: string, body?: Uint8Array<ArrayBuffer>): Request {
  const { method = 'GET', url = '/' } = request
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const hasBody = body && body.length > 0 && method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, origin), { method, headers, ...(hasBody && { body }) })
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
