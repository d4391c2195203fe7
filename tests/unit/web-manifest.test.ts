import { imageSize } from 'image-size'
import { expect, test } from 'vitest'
import { business } from '@/content/business/business.ts'
import { app } from '@/content/pages/installed-app.ts'
import { routePaths } from '@/content/pages/paths.ts'
import { root } from '../../tools/root.ts'
import { icons } from '../../tools/vite/icons.ts'
import type { SiteFacts } from '../../tools/vite/site-file-types.ts'
import { webManifest } from '../../tools/vite/web-manifest.ts'

type Manifest = Record<'icons' | 'screenshots', Picture[]> & {
  readonly shortcuts: { url: string; icons: Picture[] }[]
  readonly launch_handler: { client_mode: string[] }
}
interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
}

async function install(facts: Partial<typeof business> = {}) {
  const site = { business: { ...business, ...facts }, app } as unknown as SiteFacts
  const [manifest, ...pictures] = [...(await webManifest(site, root)), ...(await icons(site, root))]
  return {
    ...(JSON.parse(String(manifest?.source)) as Manifest),
    files: new Map(pictures.map(({ fileName, source }) => [`/${fileName}`, Buffer.from(source)])),
  }
}

test('its pictures exist in the given sizes, and its shortcuts open pages of the site', async () => {
  const { icons, screenshots, shortcuts, launch_handler, files } = await install()
  // Phones show no more than four.
  expect(shortcuts.length).toBeLessThanOrEqual(4)
  expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['maskable', 'monochrome']))
  for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap(({ icons }) => icons)]) {
    const { width, height } = imageSize(files.get(src) ?? Buffer.of())
    expect(sizes, src).toBe(src.endsWith('.svg') ? 'any' : `${width}x${height}`)
  }
  const paths = shortcuts.map(({ url }) => new URL(url, business.siteUrl).pathname)
  expect(paths).toEqual(app.shortcuts.map(({ path }) => path))
  expect(routePaths).toEqual(expect.arrayContaining(paths))
  // So that no batch is navigated away.
  expect(launch_handler.client_mode[0]).toBe('navigate-new')
})

test('pictures that show another business are left out', async () => {
  const { screenshots, files } = await install({ phone: '(440) 555-0100' })
  expect(screenshots).toEqual([])
  expect([...files.keys()].filter((path) => path.startsWith('/screenshots/'))).toEqual([])
})
