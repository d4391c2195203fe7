import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readSize } from '@/features/enhancement/local/read-size'

const picture = () => sharp({ create: { width: 37, height: 23, channels: 3, background: '#864' } })

const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

test.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)('the sides of a %s', async (format) => {
  expect(await readSize(file(await picture().toFormat(format).toBuffer()))).toEqual({ width: 37, height: 23 })
})

test('the sides of a photograph that lies on its side', async () => {
  const turned = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await readSize(file(turned))).toEqual({ width: 23, height: 37 })
})

test.each(['not a picture', ''])('no sides for a file that is no picture', async (text) => {
  expect(await readSize(new Blob([text]))).toBeNull()
})
