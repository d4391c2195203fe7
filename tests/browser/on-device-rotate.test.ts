import { expect, test, vi } from 'vitest'
import * as tool from '@/features/enhancement/on-device/actions'
import { assessDevice } from '@/features/enhancement/on-device/engine/device-limits'
import { enhancePhoto } from '@/features/enhancement/on-device/engine/enhance-once'
import { enhance, first, ownLocalTool, toasts } from './on-device-tool'
import { pictureFile } from './pictures'

vi.mock('@/ui/lazy-toasts', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/device-limits', { spy: true })
vi.mock('@/features/enhancement/on-device/engine/enhance-once', { spy: true })
vi.mock('@/features/enhancement/on-device/storage/store-result', { spy: true })

ownLocalTool()

test('a result that is too large for this device stays as it is, and its name says so', async () => {
  const png = await pictureFile(30, 20, () => [200, 150, 100])
  vi.mocked(enhancePhoto).mockResolvedValue({ bytes: png.size, key: 'large', unkept: png })
  await enhance('1.jpg')
  const device = assessDevice(navigator)
  vi.mocked(assessDevice).mockReturnValue({ ...device, maximumPixels: 100 })
  tool.rotateResult(first())
  expect(first().result?.rotation, 'it’s seen at once').toEqual({ inFile: 0, wanted: 1 })
  await expect
    .poll(toasts)
    .toEqual(['error: 1.jpg is too large to rotate on this device. It stays as it is.'])
  expect(first().result).toMatchObject({ key: 'large', rotation: { inFile: 0, wanted: 0 } })
  vi.mocked(assessDevice).mockReturnValue(device)
  tool.rotateResult(first())
  await expect.poll(() => first().result?.rotation).toEqual({ inFile: 1, wanted: 1 })
})
