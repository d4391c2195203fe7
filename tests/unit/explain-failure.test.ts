import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { explainFailure } from '@/features/enhancement/on-device/engine/explain-failure'
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
    ['\xff\xd8\xff\xe0 and then nothing', 'The file is damaged'],
    ['\0\0\0\x18ftypheic', 'The file is damaged'],
    ['', 'The file is empty'],
    ['hello', 'This file isn’t an image'],
  ])('to read %j is explained: %s', async (content, reason) => {
    const failure = await explainFailure(original('a', bytes(content)), new Error('Failed to load image'))
    expect(failure).toEqual({ error: 'Failed to load image', reason: expect.stringContaining(reason) })
  })

  test.each([
    [new Error('Canvas not supported'), 'Canvas not supported', 'Update it'],
    [
      new Error('Failed to create enhanced image'),
      'Failed to create enhanced image',
      'couldn’t write the enhanced picture',
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

test('where canvases can’t be read, the protection against fingerprinting is named', async () => {
  stubCanvas(255, 255, 255, 255)
  const { reason } = await explainFailure(original('a'), new Error('Failed to create enhanced image'))
  expect(reason).toMatch(/protection against fingerprinting.*Allow the site to read canvases/)
})
