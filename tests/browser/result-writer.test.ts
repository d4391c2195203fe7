import { transfer, wrap } from 'comlink'
import { expect, onTestFinished, test } from 'vitest'
import type { ResultWriterSurface } from '~/workers/result-writer/protocol'

// Vite finds workers by these very expressions.
const silentDisk = () => new Worker(new URL('./silent-disk-worker.ts', import.meta.url), { type: 'module' })
const fullDisk = () => new Worker(new URL('./full-disk-worker.ts', import.meta.url), { type: 'module' })

test.each([
  ['never answers', silentDisk, 'TimeoutError'],
  ['is full in the middle', fullDisk, 'QuotaExceededError'],
])('a file comes back from a disk that %s', async (_, start, reason) => {
  const worker = start()
  onTestFinished(() => worker.terminate())
  // Messages wait in the worker until its script listens, after one more import.
  await new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }))
  const { write } = wrap<ResultWriterSurface>(worker)
  const bytes = Uint8Array.of(1, 2, 3).buffer
  const unwritten = await write('folder', 'name', transfer([bytes], [bytes]))
  expect(unwritten?.reason).toBe(reason)
  expect(new Uint8Array(unwritten?.file[0] as ArrayBuffer)).toEqual(Uint8Array.of(1, 2, 3))
})
