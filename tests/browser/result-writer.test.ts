import { transfer, wrap } from 'comlink'
import { expect, test } from 'vitest'
import type { ResultWriterSurface } from '~/workers/result-writer/protocol'

test('a file comes back from a disk that never answers', async () => {
  const worker = new Worker(new URL('./silent-disk-worker.ts', import.meta.url), { type: 'module' })
  // Messages wait in the worker until its script listens, after one more import.
  await new Promise((resolve) => worker.addEventListener('message', resolve, { once: true }))
  const { write } = wrap<ResultWriterSurface>(worker)
  const bytes = Uint8Array.of(1, 2, 3).buffer
  const unwritten = await write('folder', 'name', transfer([bytes], [bytes]))
  expect(unwritten?.reason).toBe('TimeoutError')
  expect(new Uint8Array(unwritten?.file[0] as ArrayBuffer)).toEqual(Uint8Array.of(1, 2, 3))
  worker.terminate()
})
