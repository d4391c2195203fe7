import { join } from 'node:path'
import { imageSizeFromFile } from 'image-size/fromFile'
import { expect, test } from 'vitest'
import { app } from '@/content/app.ts'
import { webManifest } from '../../tools/build/web-manifest'

const root = join(import.meta.dirname, '../..')

type Manifest = Record<'icons' | 'screenshots', Picture[]> & { shortcuts: { icons: Picture[] }[] }
interface Picture {
  readonly src: string
  readonly sizes: string
  readonly purpose?: string
}

async function manifest(): Promise<Manifest> {
  const business = { name: 'Floors', shortName: 'Floors', serviceArea: 'Here' }
  const [file] = await webManifest({ business, app } as unknown as Parameters<typeof webManifest>[0], root)
  return JSON.parse(String(file?.source))
}

test('its pictures exist and have the given sizes', async () => {
  const { icons, screenshots, shortcuts } = await manifest()
  // Phones show no more than four.
  expect(shortcuts.length).toBeLessThanOrEqual(4)
  expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['maskable', 'monochrome']))
  for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap(({ icons }) => icons)]) {
    const { width, height } = await imageSizeFromFile(join(root, 'public', src))
    if (sizes !== 'any') expect(`${width}x${height}`, src).toBe(sizes)
  }
})
