import { afterAll, expect, test, vi } from 'vitest'
import { EngineThread } from '../../../tools/serve/engine-thread.ts'

/** An engine that does what the first byte of its photograph says, and answers how many it has had. */
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
  const thread = new EngineThread('standard', {
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
])('an engine that %s fails its photograph and starts anew with the next', async (_, photo) => {
  const enhance = start()
  expect(await enhance()).toBe(1)
  await expect(enhance(photo)).rejects.toThrow('The engine has stopped')
  expect(await enhance()).toBe(1)
})

test('an engine that does not come to an end is ended at its deadline, and another one started', async () => {
  const enhance = start(500)
  await expect(enhance(endless)).rejects.toMatchObject({
    status: 504,
    message: 'Enhancing the photograph took too long',
  })
  expect(await enhance()).toBe(1)
})

test('an engine that works for nobody is ended', async () => {
  const enhance = start()
  const leaving = new AbortController()
  const enhancing = enhance(endless, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(enhancing).rejects.toThrow('left')
  expect(await enhance()).toBe(1)
})

test('an engine without a photograph for a minute is put away', async () => {
  const enhance = start()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  expect(await enhance()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(await enhance()).toBe(1)
})
