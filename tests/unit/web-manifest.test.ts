import { afterEach, expect, test, vi } from 'vitest'
import { webManifest } from '../../tools/build/web-manifest'

afterEach(() => vi.unstubAllEnvs())

async function manifest(): Promise<Record<string, unknown>> {
  const business = { name: 'Floors', shortName: 'Floors', serviceArea: 'Here' }
  const [file] = await webManifest({ business } as Parameters<typeof webManifest>[0], '.')
  return JSON.parse(String(file?.source))
}

test('photographs can be shared to a site that has its service worker', async () => {
  expect(await manifest()).toHaveProperty('share_target.action', '/share-target')
})

test('with the service worker switched off nothing offers to take them', async () => {
  vi.stubEnv('VITE_SERVICE_WORKER', 'off')
  expect(await manifest()).not.toHaveProperty('share_target')
})
