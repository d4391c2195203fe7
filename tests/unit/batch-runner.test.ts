import { describe, expect, test, vi } from 'vitest'
import { createRunner } from '../../src/features/enhancement/batch/batch-runner'
import { explainFailure } from '../../src/features/enhancement/local/engine/explain-failure'
import { announcementOf, endMessageOf } from '../../src/features/enhancement/local/progress/announcements'
import {
  type Enhanced,
  localItem,
  type Original,
} from '../../src/features/enhancement/local/store/local-item'

const original = (name: string, content: BlobPart = name): Original => {
  const photo = new Blob([content])
  return { name, size: photo.size, type: 'image/jpeg', lastModified: 0, read: async () => photo }
}
const items = (...names: string[]) => names.map((name) => localItem(name, original(name)))

/** An enhancer that waits to be told the end of each photograph, and notes what it is asked for. */
function patientEnhancer() {
  const asked: string[] = []
  let finish: (outcome: Enhanced | Error) => void = () => {}
  return {
    asked,
    finish: (outcome: Enhanced | Error) => finish(outcome),
    enhance: (photo: Blob, signal: AbortSignal) =>
      new Promise<Enhanced>((resolve, reject) => {
        photo.text().then((name) => asked.push(name))
        finish = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome))
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  }
}

const enhanced: Enhanced = { file: new Blob(['enhanced']), isKept: true, key: 'k' }

function setUp() {
  const enhancer = patientEnhancer()
  const prepared: string[] = []
  const runner = createRunner({
    enhance: enhancer.enhance,
    prepare: async (photo) => void prepared.push(await photo.text()),
    explain: async (_, cause) => ({ error: (cause as Error).message, reason: null }),
  })
  const heard: string[] = []
  const told: string[] = []
  runner.subscribe((now, before) => {
    heard.push(...[endMessageOf(now, before)].filter((news) => news !== undefined))
    told.push(...[announcementOf(now, before)].filter((words) => words !== undefined))
  })
  const states = () => runner.batch().items.map(({ status }) => status)
  const isAsked = (...names: string[]) => vi.waitFor(() => expect(enhancer.asked).toEqual(names))
  return { runner, enhancer, prepared, heard, told, states, isAsked }
}

describe('the runner', () => {
  test('asks for one photograph after the other, and tells of the end', async () => {
    const { runner, enhancer, heard, told, states, isAsked } = setUp()
    runner.send({ type: 'append', items: items('a', 'b') })
    runner.send({ type: 'start' })
    await isAsked('a')
    enhancer.finish(enhanced)
    await isAsked('a', 'b')
    enhancer.finish(new Error('Failed to load image'))
    await vi.waitFor(() => expect(states()).toEqual(['completed', 'failed']))
    expect(runner.batch().items).toMatchObject([
      { enhancedUrl: expect.stringMatching(/^blob:/), result: enhanced },
      { enhancedUrl: null, error: 'Failed to load image' },
    ])
    expect(heard).toEqual(['Enhanced 1 of 2 images'])
    expect(told).toEqual(['Enhancing images, 2 left', '1 of 2 images are done'])
  })

  test('prepares the next photograph while one is enhanced, and reads it once', async () => {
    const { runner, enhancer, prepared, isAsked } = setUp()
    const [first, second] = [original('a'), original('b')]
    const reading = vi.spyOn(second, 'read')
    runner.send({ type: 'append', items: [localItem('1', first), localItem('2', second)] })
    runner.send({ type: 'start' })
    await isAsked('a')
    await vi.waitFor(() => expect(prepared).toEqual(['b']))
    enhancer.finish(enhanced)
    await isAsked('a', 'b')
    expect(reading).toHaveBeenCalledOnce()
    expect(prepared).toEqual(['b'])
  })

  test('fails a photograph that cannot be read when its turn comes, and reads it anew when it is tried again', async () => {
    const { runner, enhancer, isAsked, states } = setUp()
    const lost = original('b')
    vi.spyOn(lost, 'read').mockRejectedValueOnce(new DOMException('', 'NotFoundError'))
    runner.send({ type: 'append', items: [...items('a'), localItem('b', lost)] })
    runner.send({ type: 'start' })
    await isAsked('a')
    expect(states()).toEqual(['processing', 'pending'])
    enhancer.finish(enhanced)
    await vi.waitFor(() => expect(states()).toEqual(['completed', 'failed']))
    runner.send({ type: 'retry', id: 'b' })
    await isAsked('a', 'b')
  })

  test('drops the photograph under way at once when cancelled, and asks for it again later', async () => {
    const { runner, enhancer, heard, states, isAsked } = setUp()
    runner.send({ type: 'append', items: items('a', 'b') })
    runner.send({ type: 'start' })
    await isAsked('a')
    runner.send({ type: 'cancel' })
    expect(states()).toEqual(['pending', 'pending'])
    expect(heard).toEqual(['Cancelled. 0 of 2 images are enhanced'])
    runner.send({ type: 'start' })
    await isAsked('a', 'a')
    enhancer.finish(enhanced)
    await isAsked('a', 'a', 'b')
  })

  test('goes on with the next when the photograph under way is removed', async () => {
    const { runner, isAsked, states } = setUp()
    runner.send({ type: 'append', items: items('a', 'b') })
    runner.send({ type: 'start' })
    await isAsked('a')
    runner.send({ type: 'remove', id: 'a' })
    await isAsked('a', 'b')
    expect(states()).toEqual(['processing'])
  })

  test('gives back the address of a result that leaves the list', async () => {
    const { runner, enhancer, states, isAsked } = setUp()
    runner.send({ type: 'append', items: items('a') })
    runner.send({ type: 'start' })
    await isAsked('a')
    enhancer.finish(enhanced)
    await vi.waitFor(() => expect(states()).toEqual(['completed']))
    const [item] = runner.batch().items
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    runner.send({ type: 'clear' })
    expect(revoke.mock.calls).toEqual([[item?.enhancedUrl]])
    revoke.mockRestore()
  })
})

describe('a failure', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

  test.each([
    ['\xff\xd8\xff\xe0 and then nothing', 'The file is damaged'],
    ['\0\0\0\x18ftypheic', 'This browser cannot read HEIC files'],
    ['II*\0', 'This browser cannot read TIFF or camera raw files'],
    ['<svg>', 'This browser cannot read SVG files'],
    ['', 'The file is empty'],
    ['hello', 'Despite its name, this is not a picture'],
  ])('to read %j is explained: %s', async (content, reason) => {
    const failure = await explainFailure(original('a', bytes(content)), new Error('Failed to load image'))
    expect(failure).toEqual({ error: 'Failed to load image', reason: expect.stringContaining(reason) })
  })

  test.each([
    [new Error('Canvas not supported'), 'Canvas not supported', 'Update it'],
    [
      new Error('Failed to create enhanced image'),
      'Failed to create enhanced image',
      'too large for this device',
    ],
    [new Error('Image too large: 9 x 9'), 'Failed to create enhanced image', 'Image too large: 9 x 9'],
    [new DOMException('', 'QuotaExceededError'), 'Failed to create enhanced image', 'out of storage'],
    [new DOMException('', 'NotReadableError'), 'Failed to load image', 'no longer where it was'],
  ])('%s begins with the specified words', async (cause, error, reason) => {
    expect(await explainFailure(original('a'), cause)).toEqual({
      error,
      reason: expect.stringContaining(reason),
    })
  })
})
