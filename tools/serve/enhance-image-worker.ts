import { parentPort } from 'node:worker_threads'
import { readSettings } from '../../supabase/functions/enhance-image/settings.ts'
import { startEnhanceImage } from '../../supabase/functions/enhance-image/start.ts'
import type { FromWorker, ToWorker } from './function-worker.ts'

/** The thread in which the embedded function runs: messages to requests, responses to messages. */

const enhanceImage = await startEnhanceImage(readSettings((name) => process.env[name]))
const underWay = new Map<number, AbortController>()

parentPort?.on('message', async (message: ToWorker) => {
  const { id } = message
  if ('abandoned' in message) {
    underWay.get(id)?.abort()
    return
  }
  const { method, url, headers, body, clientAddress } = message
  const leaving = new AbortController()
  underWay.set(id, leaving)
  const request = new Request(url, {
    method,
    headers: headers.map(([name, value]) => [name, value]),
    signal: leaving.signal,
    ...(body.length > 0 && { body }),
  })
  const response = await enhanceImage(request, clientAddress)
  underWay.delete(id)
  parentPort?.postMessage({
    id,
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  } satisfies FromWorker)
})
