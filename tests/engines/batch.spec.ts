import { basename, join } from 'node:path'
import { expect } from './journey.ts'
import {
  allDone,
  catchDownloads,
  choose,
  openTool,
  photographOf,
  pictures,
  savedFile,
  statusList,
  test,
} from './photo-tool.ts'
import { button, type Visitor } from './visitor.ts'

const quick = join(pictures, 'greyscale.jpg')

test('a batch pauses, survives a reload, resumes, and is saved as one zip file', async ({
  visitor,
  folder,
  enhancer,
}) => {
  const paths = await folder.copies(quick, 4)
  await openTool(visitor)
  const release = enhancer.hold()
  await choose(visitor, paths)
  await visitor.click(button('Enhance All'))
  await visitor.click(button('Pause'))
  release()
  await visitor.the(button('Resume'))
  await expect.poll(() => statusList(visitor)).toEqual(['Completed', 'Pending', 'Pending', 'Pending'])

  await visitor.open('/image-enhancement')
  await visitor.click(button('Continue'))
  await expect.poll(() => statusList(visitor)).toEqual(Array(4).fill('Completed'))

  await catchDownloads(visitor)
  await visitor.click(button('Save 4 photos'))
  await savedFile(visitor, 'enhanced-photos.zip')
  const names = await zippedNames(visitor, 'enhanced-photos.zip')
  expect(names).toEqual(paths.map((path) => `enhanced-${basename(path, '.jpg')}.png`))
  expect(visitor.browser.errors).toEqual([])
})

test('a batch is cancelled at once and can be started again', async ({ visitor, folder }) => {
  const large = await photographOf(3)
  await openTool(visitor)
  await choose(visitor, await folder.copies(large, 3))
  await visitor.click(button('Enhance All'))
  await visitor.click(button('Cancel'))
  await expect.poll(() => visitor.all(button('Cancel'))).toEqual([])
  // The list updates a little later than its buttons.
  await expect.poll(() => statusList(visitor)).not.toContain('Processing')
  expect(await statusList(visitor)).toContain('Pending')
  await visitor.click(button('Enhance All'))
  await allDone(visitor)
  expect(await statusList(visitor)).toEqual(Array(3).fill('Completed'))
})

test('a failed photo is tried again, and a photo that was enhanced before needs no worker', async ({
  visitor,
  folder,
  enhancer,
}) => {
  const paths = await folder.copies(quick, 2)
  // From the beginning, because the installed site would have the worker's file already.
  enhancer.isBroken = true
  await openTool(visitor)
  await choose(visitor, paths)
  await visitor.click(button('Enhance All'))
  await expect.poll(() => statusList(visitor)).toEqual(['Failed', 'Failed'])
  enhancer.isBroken = false
  await visitor.click(button(/^Retry.*floor-2\.jpg/))
  await expect.poll(() => statusList(visitor)).toEqual(['Failed', 'Completed'])
  await visitor.click(button(/^Retry.*floor-1\.jpg/))
  await expect.poll(() => statusList(visitor)).toEqual(['Completed', 'Completed'])

  await visitor.click(button('Clear List'))
  await openTool(visitor)
  await visitor.evaluate(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new Error('A worker was started')
        }
      },
    })
  })
  await choose(visitor, paths)
  await visitor.click(button('Enhance All'))
  await expect.poll(() => statusList(visitor)).toEqual(['Completed', 'Completed'])
})

/** The file names in a zip file that the page has saved, read from the central directory. */
function zippedNames(visitor: Visitor, zip: string): Promise<string[]> {
  return visitor.evaluate(async (zip) => {
    const bytes = new Uint8Array((await window.saved.get(zip)?.arrayBuffer()) ?? [])
    const view = new DataView(bytes.buffer)
    const names: string[] = []
    for (let at = 0; at + 46 < bytes.length; at++) {
      if (view.getUint32(at, true) !== 0x02014b50) continue
      const length = view.getUint16(at + 28, true)
      names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)))
    }
    return names
  }, zip)
}
