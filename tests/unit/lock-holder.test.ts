import { afterEach, expect, test, vi } from 'vitest'
import { lockHolder } from '../../workers/lifetime/lock-holder.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['has no locks, as over plain http', undefined],
  ['refuses them', { request: () => Promise.reject(new DOMException('Refused', 'SecurityError')) }],
])('a worker of a browser that %s says that it holds none', async (_, locks) => {
  vi.stubGlobal('navigator', { locks })
  expect(await lockHolder.holdLock('worker')).toBe(false)
})
