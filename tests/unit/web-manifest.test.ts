import { join } from 'node:path'
import { imageSizeFromFile } from 'image-size/fromFile'
import { expect, test } from 'vitest'
import { webManifest } from '../../tools/build/web-manifest'

type Manifest = Record<'icons' | 'screenshots', Picture[]> & { shortcuts: { icons: Picture[] }[] }
interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
}

async function manifest(): Promise<Manifest> {
  const business = { name: 'Floors', shortName: 'Floors', serviceArea: 'Here' }
  const [file] = await webManifest({ business } as Parameters<typeof webManifest>[0], '.')
  return JSON.parse(String(file?.source))
}

test('its pictures exist and have the given sizes', async () => {
  const { icons, screenshots, shortcuts } = await manifest()
  // Phones show no more than four.
  expect(shortcuts).toHaveLength(4)
  expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['maskable', 'monochrome']))
  expect(screenshots).toHaveLength(6)
  for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap(({ icons }) => icons)]) {
    const { width, height } = await imageSizeFromFile(join(import.meta.dirname, '../../public', src))
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
  }
})
