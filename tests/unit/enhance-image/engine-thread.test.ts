import { afterAll, expect, test, vi } from 'vitest'
import { EngineThread } from '../../../tools/serve/engine-thread.ts'

/** An engine that obeys the first byte of its photograph. It answers how many photographs it has received. */
const script = `
  import { parentPort } from 'node:worker_threads'
  let photographs = 0
  parentPort.on('message', ([what]) => {
    photographs += 1
    if (what === 1) process.exit(1)
    if (what === 2) throw new Error('broken')
    if (what === 3) for (;;);
    if (what === 4) parentPort.postMessage({ refusal: { status: 422, message: 'The photograph is damaged' } })
    else parentPort.postMessage({ jpeg: Uint8Array.of(photographs) })
  })
`
const [plain, exit, error, endless, damaged] = [0, 1, 2, 3, 4].map((what) => Uint8Array.of(what)) as [
  Uint8Array,
  ...Uint8Array[],
]

const start = (deadline?: number) => {
  const thread = new EngineThread({
    script: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    ...(deadline && { deadline }),
  })
  afterAll(() => thread.close())
  return async (photo = plain, abort = new AbortController().signal) =>
    (await thread.enhance(photo, abort))[0]
}

test('an engine keeps running between photographs', async () => {
  const enhance = start()
  expect([await enhance(), await enhance()]).toEqual([1, 2])
})

test('a refusal is passed on, and the engine keeps running', async () => {
  const enhance = start()
  await expect(enhance(damaged)).rejects.toMatchObject({
    name: 'Refusal',
    status: 422,
    message: 'The photograph is damaged',
  })
  expect(await enhance()).toBe(2)
})

test.each([
  ['ends', exit],
  ['fails', error],
])('an engine that %s fails its photograph and is restarted for the next one', async (_, photo) => {
  const enhance = start()
  expect(await enhance()).toBe(1)
  await expect(enhance(photo)).rejects.toThrow('The engine has stopped')
  expect(await enhance()).toBe(1)
})

test('an engine that does not answer is terminated at its deadline and replaced', async () => {
  // Long enough for a thread to start on a busy machine.
  const enhance = start(3_000)
  await expect(enhance(endless)).rejects.toMatchObject({
    status: 504,
    message: 'Enhancing the photograph took too long',
  })
  expect(await enhance()).toBe(1)
})

test('an engine is terminated when its client disconnects', async () => {
  const enhance = start()
  const disconnect = new AbortController()
  const enhancing = enhance(endless, disconnect.signal)
  disconnect.abort(new Error('disconnected'))
  await expect(enhancing).rejects.toThrow('disconnected')
  expect(await enhance()).toBe(1)
})

test('an engine that is idle for a minute is terminated', async () => {
  const enhance = start()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  expect(await enhance()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(await enhance()).toBe(1)
})
