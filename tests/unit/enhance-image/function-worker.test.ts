import { afterAll, expect, test, vi } from 'vitest'
import { FunctionWorker } from '../../../tools/serve/function-worker.ts'

const script = `
  import { parentPort } from 'node:worker_threads'
  let requests = 0
  parentPort.on('message', ({ id, url, abandoned }) => {
    if (abandoned || url.endsWith('/never')) return
    if (url.endsWith('/crash')) process.exit(1)
    parentPort.postMessage({ id, status: 200, headers: [], body: Buffer.from(String(++requests)) })
  })
`
const worker = new FunctionWorker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), () => ({}))
afterAll(() => worker.close())

const call = async (path: string, abandon = new AbortController().signal) => {
  const answer = await worker.call(new Request(`http://localhost/${path}`), '127.0.0.1', abandon)
  return answer && (await answer.text())
}

test('a function keeps running between requests', async () => {
  expect([await call('a'), await call('b')]).toEqual(['1', '2'])
})

test('a function that stops fails the requests under way and starts anew with the next', async () => {
  const waiting = call('never')
  await expect(call('crash')).rejects.toThrow('stopped before it had answered')
  await expect(waiting).rejects.toThrow('stopped before it had answered')
  expect(await call('a')).toBe('1')
})

test('a client that leaves gets no answer', async () => {
  const leaving = new AbortController()
  const answer = call('never', leaving.signal)
  leaving.abort()
  expect(await answer).toBeNull()
})

test('a function that nobody has asked for a minute is put away', async () => {
  await call('a')
  vi.useFakeTimers()
  await call('b')
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(await call('a')).toBe('1')
})
