import { expect, it } from 'vitest'
import { fileOf } from '@/features/enhancement/on-device/made-files'
import { type LocalItem, localItem } from '@/features/enhancement/on-device/photo'
import { madeKey, resultStore } from '@/features/enhancement/on-device/storage/results-database'
import { takenOf } from '~/workers/export/taken'
import { pictureFile } from './pictures'

// JPEGs that were made of results. They stay, so that the next save takes no time.

const lastModified = new Date(2026, 10, 27, 14, 30).getTime()

async function finished(key: string): Promise<LocalItem> {
  const result = await pictureFile(300, 200, () => [200, 100, 50])
  await resultStore.write(key, 'floor.jpg', result)
  const read = async () => {
    throw new DOMException('The original is gone', 'NotFoundError')
  }
  const original = { name: 'floor.jpg', size: 1, type: 'image/jpeg', lastModified, read }
  const item = { ...localItem(key, original), status: 'completed' as const }
  return { ...item, result: { bytes: result.size, key, unkept: null } }
}

it('a JPEG is made once: the second save takes what is there', async () => {
  const item = await finished('made once')
  const [file, same] = await Promise.all([fileOf(item, 'jpeg'), fileOf(item, 'jpeg')])
  expect(same, 'not twice at the same time').toBe(file)
  expect((await takenOf(file))?.time).toBe('2026:11:27 14:30:00')
  const stored = () => resultStore.read(madeKey('made once', 'jpeg'))
  await expect.poll(async () => (await stored())?.size).toBe(file.size)

  const marked = new Blob(['as it is there'], { type: 'image/jpeg' })
  await resultStore.write(madeKey('made once', 'jpeg'), 'floor.jpg', marked)
  expect(await (await fileOf(item, 'jpeg')).text()).toBe('as it is there')
  expect((await fileOf(item, 'web')).size, 'another type is another file').toBeGreaterThan(100)
})

it('goes with the result that it was made of', async () => {
  const item = await finished('goes with it')
  await fileOf(item, 'web')
  const made = () => resultStore.read(madeKey('goes with it', 'web'))
  await expect.poll(made).toBeDefined()
  await resultStore.remove(['goes with it'])
  expect(await made()).toBeUndefined()
  await expect(fileOf(item, 'web')).rejects.toThrow(expect.objectContaining({ name: 'NotFoundError' }))
})
