import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import type { Call } from '../../supabase/functions/enhance-image/http/handler.ts'

/** A request in the form in which the function takes it. Its signal is aborted when the client leaves. */
export function readCall(request: IncomingMessage, response: ServerResponse): Call {
  const left = new AbortController()
  // A response that waits behind another on its connection doesn't learn that the client has left.
  request.once('error', () => left.abort())
  response.once('close', () => {
    if (!response.writableFinished) left.abort()
  })
  return {
    method: request.method ?? '',
    // Only `Set-Cookie` would be a list.
    headers: new Headers(request.headers as Record<string, string>),
    // Not `Readable.toWeb`: left while more is coming, its stream ends the process (nodejs/node#64529).
    body: ReadableStream.from(request.iterator({ destroyOnReturn: false })) as Call['body'],
    signal: left.signal,
  }
}

/** Sends the function's answer, or what the client takes of it. */
export async function sendAnswer(
  response: ServerResponse,
  { status, headers, body }: Response,
): Promise<void> {
  response.writeHead(status, Object.fromEntries(headers))
  try {
    await pipeline(body ?? [], response)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}
