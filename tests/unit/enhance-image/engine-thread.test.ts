import { afterAll, describe, expect, test, vi } from 'vitest'
import { EngineThread } from '../../../server/backend/engine-thread.ts'
import { driveTimers, standStill } from '../../fixtures/still-page.ts'

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
  driveTimers()
  expect(await enhance()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await enhance()).toBe(1)
})

test('an engine that gets a photograph just before that minute is over finishes it', async () => {
  const enhance = start()
  driveTimers()
  expect(await enhance()).toBe(1)
  vi.advanceTimersByTime(59_999)
  const second = enhance()
  vi.advanceTimersByTime(1)
  expect(await second).toBe(2)
})

describe('clock: the own server for its engine', () => {
  const tookTooLong = { status: 504, message: 'Enhancing the photograph took too long' }

  test('late: its photo has failed by then, and the next one doesn’t get its answer', async () => {
    const enhance = start()
    driveTimers()
    const refused = expect(enhance()).rejects.toMatchObject(tookTooLong)
    vi.advanceTimersByTime(60_000)
    await refused
    await expect(enhance(damaged)).rejects.toMatchObject({ status: 422 })
  })

  test('never: its photo fails after a minute, and a new thread takes the next one', async () => {
    const enhance = start()
    driveTimers()
    const refused = expect(enhance(endless)).rejects.toMatchObject(tookTooLong)
    await vi.advanceTimersByTimeAsync(60_000)
    await refused
    expect(await enhance()).toBe(1)
  })

  test('frozen: a photo during which the process was suspended fails, and its next try doesn’t', async () => {
    const enhance = start()
    driveTimers()
    const refused = expect(enhance()).rejects.toMatchObject(tookTooLong)
    standStill()
    await refused
    expect(await enhance()).toBe(1)
  })
})
