import { expect, test } from 'vitest'
import { assessDevice, type DeviceFacts } from '@/features/enhancement/on-device/engine/device-limits'

test.each<[string, DeviceFacts, workers: number, megapixels: number]>([
  ['a desktop', { hardwareConcurrency: 16, deviceMemory: 8, platform: 'Win32' }, 4, 128],
  ['two cores', { hardwareConcurrency: 2, deviceMemory: 8, platform: 'Linux x86_64' }, 2, 128],
  ['one core', { hardwareConcurrency: 1, deviceMemory: 4 }, 1, 64],
  ['a weak phone', { hardwareConcurrency: 8, deviceMemory: 2, platform: 'Linux armv8l' }, 1, 32],
  ['a very weak phone', { hardwareConcurrency: 4, deviceMemory: 0.5 }, 1, 8],
  ['an iPhone', { hardwareConcurrency: 6, platform: 'iPhone', maxTouchPoints: 5 }, 1, 64],
  ['an iPad', { hardwareConcurrency: 8, platform: 'MacIntel', maxTouchPoints: 5 }, 1, 64],
  ['a Mac', { hardwareConcurrency: 8, platform: 'MacIntel', maxTouchPoints: 0 }, 4, 128],
  ['a browser that tells nothing', {}, 1, 128],
])('%s', (_, facts, workers, megapixels) => {
  expect(assessDevice(facts)).toEqual({ workers, maximumPixels: megapixels * 1e6 })
})
