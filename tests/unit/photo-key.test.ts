import { expect, test } from 'vitest'
import { photoKey } from '@/features/enhancement/on-device/storage/results-database'
import { engineVersion } from '~/workers/enhancer/protocol'

test('a result is known by the engine’s version and the photo’s bytes, whatever its name', async () => {
  const key = await photoKey(new File(['floor'], 'floor.jpg'))
  expect(key).toMatch(new RegExp(`^${engineVersion}-[0-9a-f]{64}\\.png$`))
  expect(await photoKey(new File(['floor'], 'hall.png', { type: 'image/png' }))).toBe(key)
  expect(await photoKey(new File(['Floor'], 'floor.jpg'))).not.toBe(key)
})
