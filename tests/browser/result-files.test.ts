import { afterEach, expect, test, vi } from 'vitest'
import { createResultFiles } from '@/features/enhancement/on-device/storage/result-files'

afterEach(() => vi.unstubAllGlobals())

test('a disk that never answers ends its worker, and the next file gets a new one', async () => {
  const ended = vi.spyOn(Worker.prototype, 'terminate')
  const RealWorker = Worker
  vi.stubGlobal('Worker', function SilentWorker() {
    return new RealWorker(URL.createObjectURL(new Blob()))
  })
  const name = `files ${crypto.randomUUID()}`
  await expect(createResultFiles(name, 20).write('a', [new ArrayBuffer(9)])).rejects.toThrow(
    'This browser’s storage didn’t answer. Retry it.',
  )
  expect(ended).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  const files = createResultFiles(name)
  expect(await files.write('a', [new ArrayBuffer(9)])).toBeNull()
  expect((await files.read('a'))?.size).toBe(9)
  await (await navigator.storage.getDirectory()).removeEntry(name, { recursive: true })
})
