import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { explainFailure } from '@/features/enhancement/on-device/engine/explain-failure'
import { failureWords, PhotoError } from '@/features/enhancement/on-device/failures'
import { LoadError } from '@/lib/fetch-file'
import { tooLargeError } from '~/workers/enhancer/protocol'
import { originalOf } from '../fixtures/original'

const original = (name: string, content: BlobPart = name) => originalOf(name, new Blob([content]))

/** A browser whose canvases give back this color. */
function stubCanvas(...color: readonly number[]): void {
  const context = { fillRect() {}, getImageData: () => ({ data: Uint8ClampedArray.from(color) }) }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
}

beforeEach(() => stubCanvas(10, 120, 230, 255))
afterEach(() => vi.unstubAllGlobals())

describe('a failure', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

  test.each([
    ['\xff\xd8\xff\xe0 and then nothing', 'damaged'],
    ['\0\0\0\x18ftypheic', 'damaged'],
    ['', 'empty'],
    ['hello', 'no image'],
  ])('to read %j is of the kind %s', async (content, kind) => {
    const failure = await explainFailure(original('a', bytes(content)), new Error('Failed to load image'))
    expect(failure).toEqual({ kind })
  })

  const tooLarge = Object.assign(new RangeError('Image too large: 9 x 9'), { name: tooLargeError })

  test.each([
    [new Error('Canvas not supported'), 'old browser', 'Canvas not supported', 'Update it'],
    [
      new Error('Failed to create enhanced image'),
      'not written',
      'Failed to create enhanced image',
      'couldn’t write the enhanced picture',
    ],
    [tooLarge, 'too large', 'Failed to create enhanced image', 'Image too large: 9 x 9'],
    [
      new DOMException('', 'QuotaExceededError'),
      'storage full',
      'Failed to create enhanced image',
      'out of storage',
    ],
    [new DOMException('', 'NotReadableError'), 'file gone', 'Failed to load image', 'no longer where it was'],
    [new LoadError(), 'part missing', 'Failed to create enhanced image', 'could not be loaded'],
    [new PhotoError('worker died'), 'worker died', 'Failed to create enhanced image', 'stopped unexpectedly'],
    [new TypeError('What?'), 'unexpected', 'Failed to create enhanced image', 'What?'],
  ])('%s has a kind, whose words begin with the specified ones', async (cause, kind, error, reason) => {
    const failure = await explainFailure(original('a'), cause)
    expect(failure.kind).toBe(kind)
    expect(failureWords(failure)).toEqual({ error, reason: expect.stringContaining(reason) })
  })

  test('of a kind that this version doesn’t know shows what came with it', () => {
    expect(failureWords({ kind: 'of a later version', detail: 'Its words' })).toEqual({
      error: 'Failed to create enhanced image',
      reason: 'Its words',
    })
  })
})

test('where canvases can’t be read, the protection against fingerprinting is named', async () => {
  stubCanvas(255, 255, 255, 255)
  const failure = await explainFailure(original('a'), new Error('Failed to create enhanced image'))
  expect(failureWords(failure).reason).toMatch(/protection against fingerprinting.*Allow the site to read/)
})
