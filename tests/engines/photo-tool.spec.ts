import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { photograph } from '../bench/photographs.ts'
import { installLateBrowser } from '../fixtures/late-browser.ts'
import { button, expect, link, test, type Visitor } from './visitor.ts'

const pictures = join(import.meta.dirname, '../fixtures/pictures')
const cache = join(import.meta.dirname, '../../node_modules/.cache/bench/photographs')

/**
 * Different photographs of three megapixels in the test's own folder. Decoders ignore bytes after the end of
 * a JPEG.
 */
async function photographs(...names: string[]): Promise<string[]> {
  const photo = await readFile(await photograph(3, cache))
  await mkdir(test.info().outputDir, { recursive: true })
  const paths = names.map((name) => test.info().outputPath(name))
  for (const path of paths) await writeFile(path, Buffer.concat([photo, Buffer.from(path)]))
  return paths
}

/**
 * Resampling a strip may round differently from resampling the whole picture: by one step, in one of ten
 * thousand values. The tone stage after it can turn that into two steps.
 */
const tolerance = { share: 0.0001, largest: 2 }

declare global {
  interface Window {
    /** Files that the page has saved, by their names. */
    saved: Map<string, Blob>
  }
}

test.beforeEach(async ({ visitor }) => {
  await visitor.open('/image-enhancement')
})

test('a batch pauses, survives a reload, resumes, and is saved as one zip file', async ({ visitor }) => {
  const paths = await photographs(...[1, 2, 3, 4].map((number) => `floor-${number}.jpg`))
  await choose(visitor, paths)
  await visitor.click(button('Enhance All'))
  await visitor.click(button('Pause'))
  await visitor.the(button('Resume'))
  await expect.poll(async () => Object.values(await statuses(visitor))).not.toContain('Processing')
  expect(Object.values(await statuses(visitor))).toContain('Pending')

  await visitor.open('/image-enhancement')
  await visitor.sees('4 image(s) ready')
  // A batch of which nothing was done begins anew.
  const hasBegun = (await visitor.all(button('Resume'))).length > 0
  await visitor.click(button(hasBegun ? 'Resume' : 'Enhance All'))
  await expectCompleted(visitor, paths)

  await catchDownloads(visitor)
  await visitor.click(button('Save 4 photos'))
  // In the reader's time zone.
  const zip = `photos ${new Date().toLocaleDateString('sv')}.zip`
  await saved(visitor, zip)
  const end = await visitor.evaluate(async (zip) => window.saved.get(zip)?.slice(-600).text(), zip)
  expect(end?.match(/enhanced-floor-\d\.png/g)).toEqual(
    paths.map((path) => `enhanced-${basename(path, '.jpg')}.png`),
  )
  expect(visitor.browser.errors).toEqual([])
})

for (const [name, lateness] of [
  ['late', 6_000],
  ['after the page stood still', { frozen: 3_500 }],
  ['never', 'never'],
] as const)
  test(`a storage that answers ${name} loses nothing, and the page says what is known`, async ({
    visitor,
  }) => {
    const paths = await photographs('floor.jpg')
    await choose(visitor, paths)
    await visitor.click(button('Enhance All'))
    await expectCompleted(visitor, paths)
    // The tool starts when its page is shown, so that its browser can be made late before.
    await visitor.open('/about')
    const late = { open: { 'enhancement-batch': lateness } }
    await visitor.browser.run(`(${installLateBrowser})(${JSON.stringify(late)})`)
    await visitor.click(link('Enhance', 'header'))
    if (lateness === 'never' || typeof lateness === 'number') {
      await visitor.sees('Looking for your last batch')
      await visitor.sees('This browser’s storage hasn’t answered yet. What it has of your last batch comes')
    }
    if (lateness === 'never') await visitor.open('/image-enhancement')
    await expectCompleted(visitor, paths)
    expect(visitor.browser.errors).toEqual([])
  })

test('every kind of picture gets the same result as on this browser’s own canvas', async ({
  visitor,
  engine,
}) => {
  const kinds = await readdir(pictures)
  const paths = [...kinds.map((name) => join(pictures, name)), ...(await photographs('noisy.jpg'))]
  await catchDownloads(visitor)
  await choose(visitor, paths)
  await visitor.click(button('Enhance All'))
  await expectCompleted(visitor, paths)
  for (const path of paths) {
    const name = basename(path)
    const result = await download(visitor, name)
    const found = await visitor.evaluate(compareWithCanvas, await readFile(path, 'base64'), result)
    expect(found.size, name).toEqual(found.expectedSize)
    if (/orientation-[5-8]/.test(name)) expect(found.size[0], name).toBeLessThan(found.size[1] ?? 0)
    const isSmall = kinds.includes(name)
    expect(found.largest, name).toBeLessThanOrEqual(isSmall ? 0 : tolerance.largest)
    expect(found.share, name).toBeLessThanOrEqual(isSmall ? 0 : tolerance.share)
    if (!isSmall) console.log(`${engine}: ${found.share * 100} % of the values differ`)
  }
  expect(visitor.browser.errors).toEqual([])
})

test('a result is saved as a JPEG that looks the same and has its day, rotated exactly, and joined with another', async ({
  visitor,
}) => {
  const paths = await photographs('floor-1.jpg', 'floor-2.jpg')
  await catchDownloads(visitor)
  await choose(visitor, paths)
  await visitor.click(button('Enhance All'))
  await expectCompleted(visitor, paths)
  const png = await download(visitor, 'floor-1.jpg')
  await visitor.evaluate((png) => {
    window.saved.set('upright.png', window.saved.get(png) as Blob)
    window.saved.delete(png)
  }, png)

  await visitor.click({ role: 'radio', name: 'JPEG, full size' })
  await visitor.click(button('Save 1 photo'))
  await saved(visitor, 'enhanced-floor-2.jpg')
  const jpeg = await visitor.evaluate(compareSaved, 'enhanced-floor-2.jpg', 'upright.png')
  expect(jpeg.difference, 'on average, of 255').toBeLessThan(4)
  expect(jpeg.hasDay).toBe(true)

  await rotateInCompare(visitor, 'floor-1.jpg')
  const rotated = await download(visitor, 'floor-1.jpg')
  expect((await visitor.evaluate(compareSaved, rotated, 'upright.png', true)).difference).toBe(0)

  await visitor.click(button('Join'))
  await visitor.click(button('Before: floor-1.jpg'))
  await visitor.click(button('After: floor-2.jpg'))
  const isJoined = () =>
    document.querySelector('[alt="floor-1.jpg before, floor-2.jpg after"]')?.checkVisibility() === true
  await expect.poll(() => visitor.evaluate(isJoined), { timeout: 60_000 }).toBe(true)
  await visitor.click(button('Download', '[role=dialog]'))
  await saved(visitor, 'floor-1 and floor-2.jpg')
  expect(visitor.browser.errors).toEqual([])
})

test('of three batches each has what was done to it, whichever is open and after a reload', async ({
  visitor,
}) => {
  const [a1 = '', a2 = '', b1 = '', b2 = '', c1 = ''] = await photographs(
    ...['monday-1.jpg', 'monday-2.jpg', 'tuesday-1.jpg', 'tuesday-2.jpg', 'wednesday-1.jpg'],
  )
  const savedMonday = /^monday-1\.jpg: 2 photos · today · saved as PNG today/
  await catchDownloads(visitor)
  await choose(visitor, [a1, a2])
  await visitor.click(button('Enhance All'))
  await expectCompleted(visitor, [a1, a2])

  // Tuesday's goes on while Monday's is opened, rotated and saved.
  await visitor.click(button('New Batch'))
  await choose(visitor, [b1, b2])
  await visitor.click(button('Enhance All'))
  await openFromShelf(visitor, 'monday-1.jpg')
  await expectCompleted(visitor, [a1, a2])
  await rotateInCompare(visitor, 'monday-1.jpg')
  await visitor.click(button('Save 2 photos'))
  await openFromShelf(visitor, 'tuesday-1.jpg')
  await expectCompleted(visitor, [b1, b2])
  await expect.poll(() => earlier(visitor)).toEqual([expect.stringMatching(savedMonday)])
  await saved(visitor, `photos ${new Date().toLocaleDateString('sv')}.zip`)

  // Wednesday's is joined with Monday's.
  await visitor.click(button('New Batch'))
  await choose(visitor, [c1])
  await visitor.click(button('Enhance All'))
  await expectCompleted(visitor, [c1])
  await visitor.click(button('Open monday-1.jpg'))
  await visitor.click(button('Join'))
  await visitor.click(button('Before: monday-2.jpg'))
  await visitor.click(button('Open wednesday-1.jpg'))
  await visitor.click(button('After: wednesday-1.jpg'))
  const isJoined = () =>
    document.querySelector('[alt="monday-2.jpg before, wednesday-1.jpg after"]')?.checkVisibility() === true
  await expect.poll(() => visitor.evaluate(isJoined), { timeout: 60_000 }).toBe(true)
  await visitor.click(button('Close'))

  await visitor.open('/image-enhancement')
  await expectCompleted(visitor, [c1])
  await expect
    .poll(() => earlier(visitor))
    .toEqual([
      expect.stringMatching(/^tuesday-1\.jpg: 2 photos · today · 2 not saved/),
      expect.stringMatching(savedMonday),
    ])
  await catchDownloads(visitor)
  await visitor.click(button('Open monday-1.jpg'))
  const isWide = async (name: string) => {
    const { width, height } = await visitor.evaluate(sizeOfSaved, await download(visitor, name))
    return width > height
  }
  expect([await isWide('monday-1.jpg'), await isWide('monday-2.jpg')]).toEqual([false, true])
  expect(visitor.browser.errors).toEqual([])
})

/** Opens a batch while another one starts or ends, which moves the shelf: a press that has missed is repeated. */
async function openFromShelf(visitor: Visitor, name: string): Promise<void> {
  const listed = async () => Object.keys(await statuses(visitor))
  await expect(async () => {
    await visitor.click(button(`Open ${name}`))
    await expect.poll(listed, { timeout: 10_000 }).toContain(name)
  }).toPass()
}

/** Turns a wide photograph upright, and sees that it is. */
async function rotateInCompare(visitor: Visitor, name: string): Promise<void> {
  await visitor.click(button(`Compare ${name} before and after`))
  // The buttons below it have their place once it has come.
  await visitor.the({ role: 'img', name: `${name}, enhanced` })
  await visitor.click(button('Rotate by 90°'))
  const isUpright = (alt: string) => {
    const picture = document.querySelector<HTMLImageElement>(`[alt="${alt}"]`)
    const { width = 0, height = 0 } = picture?.getBoundingClientRect() ?? {}
    return width < height
  }
  await expect.poll(() => visitor.evaluate(isUpright, `${name}, enhanced`), { timeout: 60_000 }).toBe(true)
  await visitor.click(button('Close'))
}

async function choose(visitor: Visitor, paths: readonly string[]): Promise<void> {
  await visitor.the(button('Select Images'))
  await visitor.browser.setFiles('input[type=file][multiple]:not([webkitdirectory])', paths)
  await visitor.sees(`${paths.length} image(s) ready`)
}

/** The status of every photograph in the list, by its name. */
const statuses = (visitor: Visitor): Promise<Record<string, string>> =>
  visitor.evaluate(() => {
    const rows = [...document.querySelectorAll('main section:has(input[type=file]) li')]
    const found = rows.map(({ textContent }) => [
      /[\w-]+\.(?:jpg|png|heic|gif|webp|avif|bmp)/.exec(textContent ?? '')?.[0],
      /Pending|Processing|Completed|Failed/.exec(textContent ?? '')?.[0],
    ])
    return Object.fromEntries(found.filter(([name, status]) => name && status))
  })

async function expectCompleted(visitor: Visitor, paths: readonly string[]): Promise<void> {
  const expected = Object.fromEntries(paths.map((path) => [basename(path), 'Completed']))
  await expect.poll(() => statuses(visitor), { timeout: 120_000 }).toEqual(expected)
}

/** The lines of the shelf, as they read: a batch without a name of its own shows its first photo's. */
const earlier = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(() =>
    [...document.querySelectorAll('main li')].flatMap((line) => {
      const name = line.querySelector<HTMLInputElement>('[aria-label^="Name of this batch"]')
      return name ? `${name.value || name.placeholder}: ${line.textContent}` : []
    }),
  )

/** Makes the page keep its downloads, because WebKit's driver does not report them. */
const catchDownloads = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const files = new Map<string, Blob>()
    window.saved = new Map()
    const { createObjectURL } = URL
    URL.createObjectURL = (file) => {
      const url = createObjectURL(file)
      if (file instanceof Blob) files.set(url, file)
      return url
    }
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      if (this.download) window.saved.set(this.download, files.get(this.href) ?? new Blob())
      else click.call(this)
    }
    // Chromium would open a window that asks where to save a zip file.
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined })
  })

/** Waits for a file that the page saves. */
const saved = (visitor: Visitor, name: string) =>
  expect.poll(() => visitor.evaluate(() => [...window.saved.keys()])).toContain(name)

/** Downloads the result of a photograph. @returns the name of the saved file */
async function download(visitor: Visitor, name: string): Promise<string> {
  const result = `enhanced-${name.replace(/\.\w+$/, '.png')}`
  await visitor.click(button(new RegExp(`^Download.*${name}`)))
  await saved(visitor, result)
  return result
}

// The following functions run in the page.

async function sizeOfSaved(name: string): Promise<{ width: number; height: number }> {
  const { width, height } = await createImageBitmap(window.saved.get(name) as Blob)
  return { width, height }
}

/** The difference between a result and the specification's steps on the browser's own canvas. */
async function compareWithCanvas(base64: string, result: string) {
  const surfaceOf = (width: number, height: number) =>
    new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D
  const pixelsOf = async (file: Blob) => {
    const picture = await createImageBitmap(file)
    const surface = surfaceOf(picture.width, picture.height)
    surface.drawImage(picture, 0, 0)
    return surface.getImageData(0, 0, picture.width, picture.height)
  }
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const [width, height] = [Math.floor(picture.width * 1.5), Math.floor(picture.height * 1.5)]
  const surface = surfaceOf(width, height)
  surface.imageSmoothingQuality = 'high'
  surface.drawImage(picture, 0, 0, width, height)
  const toned = surface.getImageData(0, 0, width, height)
  for (let at = 0; at < toned.data.length; at++) {
    if (at % 4 !== 3) toned.data[at] = (toned.data[at] ?? 0) * 1.1 + 5
  }
  surface.putImageData(toned, 0, 0)
  const expected = await pixelsOf(await surface.canvas.convertToBlob({ type: 'image/png' }))
  const found = await pixelsOf(window.saved.get(result) as Blob)
  const differences = expected.data.map((value, at) => Math.abs(value - (found.data[at] ?? 0)))
  return {
    size: [found.width, found.height],
    expectedSize: [width, height],
    share: differences.filter((difference) => difference > 0).length / differences.length,
    largest: differences.reduce((largest, difference) => Math.max(largest, difference), 0),
  }
}

/** The mean difference of two saved pictures, of which the first may be turned, and whether it says its day. */
async function compareSaved(name: string, other: string, isTurned = false) {
  const pixelsOf = async (file: Blob) => {
    const picture = await createImageBitmap(file)
    const surface = new OffscreenCanvas(picture.width, picture.height).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D
    surface.drawImage(picture, 0, 0)
    return surface.getImageData(0, 0, picture.width, picture.height)
  }
  const file = window.saved.get(name) as Blob
  const [found, expected] = await Promise.all([pixelsOf(file), pixelsOf(window.saved.get(other) as Blob)])
  const { width, height } = expected
  let sum = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = isTurned ? x * height + (height - 1 - y) : y * width + x
      for (let channel = 0; channel < 4; channel++)
        sum += Math.abs(
          (found.data[at * 4 + channel] ?? -1) - (expected.data[(y * width + x) * 4 + channel] ?? 0),
        )
    }
  const text = await file.slice(0, 300).text()
  return { difference: sum / expected.data.length, hasDay: /\d{4}:\d\d:\d\d \d\d:\d\d:\d\d/.test(text) }
}
