import { proxy } from 'comlink'
import { describe, expect, test } from 'vitest'
import { withExportWorker } from '../../src/features/enhancement/save/export-worker'
import { fileIn } from '../../src/features/enhancement/save/web-format'
import { pictureFile, pixelsOf } from './pictures'

describe('a result saved for the web', () => {
  test.each(['image/jpeg', 'image/webp'] as const)(
    'is %s, no larger than asked for, and looks the same',
    async (type) => {
      const picture = await pictureFile(400, 100, () => [200, 100, 50])
      const file = await fileIn({ type, longestSide: 100 }, { read: async () => picture })
      expect(file.type).toBe(type)
      const { width, height, data } = await pixelsOf(file)
      expect([width, height]).toEqual([100, 25])
      for (const [channel, value] of [200, 100, 50].entries()) {
        expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThanOrEqual(4)
      }
    },
  )

  test('is not made larger', async () => {
    const picture = await pictureFile(40, 20, () => [0, 0, 0])
    const file = await fileIn({ type: 'image/jpeg', longestSide: 1920 }, { read: async () => picture })
    expect((await pixelsOf(file)).width).toBe(40)
  })

  test('stays as it is where nothing smaller is asked for', async () => {
    const picture = await pictureFile(4, 2, () => [0, 0, 0])
    expect(await fileIn('png', { read: async () => picture })).toBe(picture)
  })
})

describe('a zip', () => {
  const entries = (...names: string[]) =>
    proxy(async () => {
      const name = names.shift()
      return name === undefined ? null : { name, file: new Blob([`content of ${name}`]) }
    })

  test('holds every file under its name', async () => {
    const zip = await withExportWorker((surface) => surface.makeZip(entries('a.png', 'b.png')))
    const text = await zip.text()
    for (const words of ['a.png', 'b.png', 'content of a.png', 'content of b.png'])
      expect(text).toContain(words)
  })

  test('is written to a file piece by piece', async () => {
    const folder = await navigator.storage.getDirectory()
    const target = await folder.getFileHandle('test.zip', { create: true })
    await withExportWorker((surface) => surface.writeZip(target, entries('a.png')))
    expect(await (await target.getFile()).text()).toContain('content of a.png')
    await folder.removeEntry('test.zip')
  })

  test('fails when a file cannot be read', async () => {
    const next = proxy(async () => {
      throw new Error('The result is gone')
    })
    await expect(withExportWorker((surface) => surface.makeZip(next))).rejects.toThrow()
  })
})
