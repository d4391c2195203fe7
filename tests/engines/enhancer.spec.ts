import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from './journey.ts'
import {
  allDone,
  catchDownloads,
  choose,
  filesPath,
  openTool,
  photographOf,
  pictures,
  savedFile,
  states,
  test,
} from './photo-tool.ts'
import { button, type Visitor } from './visitor.ts'

/**
 * Resampling a strip may round differently from resampling the whole picture: by one step, in one of ten thousand values.
 * The tone stage after it can turn that into two steps.
 */
const tolerance = { share: 0.0001, largest: 2 }

test('every kind of picture gets the same result as on this browser’s own canvas', async ({
  visitor,
  folder,
  engine,
}) => {
  const kinds = (await readdir(pictures)).filter((name) => /orientation|hole|half/.test(name))
  const large = await photographOf(3)
  await copyFile(large, join(folder.path, 'noisy.jpg'))
  await openTool(visitor)
  await catchDownloads(visitor)
  await choose(visitor, [...kinds.map((name) => join(pictures, name)), join(folder.path, 'noisy.jpg')])
  await visitor.click(button('Enhance All'))
  await allDone(visitor)

  const names = [...kinds, 'noisy.jpg']
  expect(await states(visitor)).toEqual(Object.fromEntries(names.map((name) => [name, 'Completed'])))
  for (const name of names) {
    const result = `enhanced-${name.replace(/\.\w+$/, '.png')}`
    await visitor.click(button(new RegExp(`^Download.*${name}`)))
    await savedFile(visitor, result)
    const found = await compareWithCanvas(visitor, name, result)
    expect(found.size, name).toEqual(found.expectedSize)
    if (/orientation-[5-8]/.test(name)) expect(found.size[0], name).toBeLessThan(found.size[1] ?? 0)
    const isLarge = name === 'noisy.jpg'
    expect(found.largest, name).toBeLessThanOrEqual(isLarge ? tolerance.largest : 0)
    expect(found.differing / found.values, name).toBeLessThanOrEqual(isLarge ? tolerance.share : 0)
    if (isLarge) console.log(`${engine}: ${found.differing} of ${found.values} values differ`)
  }
  expect(visitor.browser.errors).toEqual([])
})

test('photographs from iPhones are decoded upright and with the right colours', async ({ visitor }) => {
  const folder = join(pictures, '../heic')
  // The picture's quarters after the tone stage: red (in Display P3), green, blue and grey.
  const expected = {
    'tiles-turned-p3': [
      [244, 51, 62],
      [5, 228, 17],
      [72, 71, 234],
      [247, 247, 247],
    ],
    'ten-bits-mirrored': [
      [225, 71, 71],
      [71, 225, 71],
      [71, 71, 225],
      [247, 247, 247],
    ],
  }
  const names = Object.keys(expected)
  await openTool(visitor)
  await catchDownloads(visitor)
  await choose(
    visitor,
    names.map((name) => join(folder, `${name}.heic`)),
  )
  await visitor.click(button('Enhance All'))
  await allDone(visitor)
  for (const [name, colours] of Object.entries(expected)) {
    await visitor.click(button(new RegExp(`^Download.*${name}`)))
    await savedFile(visitor, `enhanced-${name}.png`)
    const found = await quartersOf(visitor, `enhanced-${name}.png`)
    const difference = found.map((value, at) => Math.abs(value - (colours.flat()[at] ?? Number.NaN)))
    expect(Math.max(...difference), `${name}: ${found}`).toBeLessThanOrEqual(6)
  }
  expect(visitor.browser.errors).toEqual([])
})

test('a file that is no picture is reported as damaged and does not stop the others', async ({
  visitor,
  folder,
}) => {
  const broken = join(folder.path, 'broken.jpg')
  await writeFile(broken, 'not a picture')
  await openTool(visitor)
  await choose(visitor, [broken, join(pictures, 'greyscale.jpg')])
  await visitor.click(button('Enhance All'))
  await allDone(visitor)
  expect(await states(visitor)).toEqual({ 'broken.jpg': 'Failed', 'greyscale.jpg': 'Completed' })
  await visitor.sees('Failed to load image')
})

/**
 * The difference between a result and the specification's steps on the browser's own canvas (section 9).
 */
function compareWithCanvas(visitor: Visitor, name: string, result: string) {
  return visitor.evaluate(
    async (address, result) => {
      const surfaceOf = (width: number, height: number) => {
        const surface = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
        if (!surface) throw new Error('This browser has no canvas')
        return surface
      }
      const pixelsOf = async (file: Blob) => {
        const picture = await createImageBitmap(file)
        const surface = surfaceOf(picture.width, picture.height)
        surface.drawImage(picture, 0, 0)
        return surface.getImageData(0, 0, picture.width, picture.height)
      }
      const picture = await createImageBitmap(await (await fetch(address)).blob())
      const [width, height] = [Math.floor(picture.width * 1.5), Math.floor(picture.height * 1.5)]
      const surface = surfaceOf(width, height)
      surface.imageSmoothingEnabled = true
      surface.imageSmoothingQuality = 'high'
      surface.drawImage(picture, 0, 0, width, height)
      const toned = surface.getImageData(0, 0, width, height)
      for (let at = 0; at < toned.data.length; at++) {
        if (at % 4 !== 3) toned.data[at] = (toned.data[at] ?? 0) * 1.1 + 5
      }
      surface.putImageData(toned, 0, 0)
      const expected = await pixelsOf(
        await surface.canvas.convertToBlob({ type: 'image/png', quality: 0.95 }),
      )
      const found = await pixelsOf(window.saved.get(result) as Blob)
      let differing = 0
      let largest = 0
      const values = height * width * 4
      for (let at = 0; at < values; at++) {
        const difference = Math.abs((expected.data[at] ?? 0) - (found.data[at] ?? 0))
        if (difference > 0) differing++
        largest = Math.max(largest, difference)
      }
      return {
        size: [found.width, found.height],
        expectedSize: [width, height],
        values,
        differing,
        largest,
      }
    },
    filesPath + name,
    result,
  )
}

/** The channels of the centre pixel of each quarter of a saved picture, in reading order. */
function quartersOf(visitor: Visitor, name: string) {
  return visitor.evaluate(async (name) => {
    const picture = await createImageBitmap(window.saved.get(name) as Blob)
    const surface = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
    surface?.drawImage(picture, 0, 0)
    const at = (x: number, y: number) => {
      const { data = [] } =
        surface?.getImageData(Math.floor(picture.width * x), Math.floor(picture.height * y), 1, 1) ?? {}
      return [...data].slice(0, 3)
    }
    return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].flat()
  }, name)
}
