import { describe, expect, test } from 'vitest'
import { decode } from '~/workers/enhancer/decode'
import { canTransferFrames, fromFrame, toFrame } from '~/workers/enhancer/frame-transfer'
import { drawingSurface } from '~/workers/enhancer/scale'

const fixtures = import.meta.glob<string>('../fixtures/pictures/*', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The picture enlarged, as in strips. */
function enlarged(picture: ImageBitmap): Uint8ClampedArray {
  const [width, height] = [Math.floor(picture.width * 1.5), Math.floor(picture.height * 1.5)]
  const surface = drawingSurface({ width, height })
  surface.drawImage(picture, 0, 0, width, height)
  return surface.getImageData(0, 0, width, height).data
}

describe('a picture transferred to another worker', () => {
  test('is exact in this browser', async () => {
    expect(await canTransferFrames()).toBe(true)
  })

  test.each(Object.entries(fixtures).map(([path, url]) => [path.replace(/.*\//, ''), url] as const))(
    'is the same: %s',
    async (_, url) => {
      const picture = await decode(await (await fetch(url)).blob())
      const handedOver = await fromFrame(toFrame(picture))
      expect([handedOver.width, handedOver.height]).toEqual([picture.width, picture.height])
      expect(enlarged(handedOver)).toEqual(enlarged(picture))
    },
  )
})
