import { afterAll, expect, test, vi } from 'vitest'
import { EngineThread } from '../../../server/backend/engine-thread.ts'

/** An engine that obeys the first byte of its photo. It answers how many photos it has received. */
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

const start = () => {
  const url = new URL(`data:text/javascript,${encodeURIComponent(script)}`)
  const thread = new EngineThread(url)
  afterAll(() => thread.close())
  return async (photo = plain, abort = new AbortController().signal) =>
    (await thread.enhance(photo, abort))[0]
}

test('an engine keeps running between photographs', async () => {
  const enhance = start()
  expect([await enhance(), await enhance()]).toEqual([1, 2])
})

test.each([
  ['refuses', damaged, { name: 'Refusal', status: 422, message: 'The photograph is damaged' }, 2],
  ['ends', exit, { message: 'The engine has stopped' }, 1],
  ['fails', error, { message: 'The engine has stopped' }, 1],
])('an engine that %s fails its photograph only', async (_, photo, problem, next) => {
  const enhance = start()
  await expect(enhance(photo)).rejects.toMatchObject(problem)
  expect(await enhance()).toBe(next)
})

test('an engine that does not answer until its deadline fails its photograph only', async () => {
  const enhance = start()
  const deadline = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal)
  const enhancing = enhance(endless)
  deadline.abort()
  await expect(enhancing).rejects.toMatchObject({ status: 504 })
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
