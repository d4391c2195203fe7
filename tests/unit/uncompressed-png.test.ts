import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uncompressedPng } from '~/workers/heic/uncompressed-png'

/** A valid color profile of this size. */
async function profileOf(bytes: number): Promise<Buffer> {
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
  const { icc = Buffer.of() } = await sharp(await picture.withIccProfile('p3').png().toBuffer()).metadata()
  const profile = Buffer.alloc(bytes)
  icc.copy(profile)
  profile.writeUInt32BE(bytes)
  return profile
}

// A block of the file's stream holds 65,535 bytes. Cameras' profiles may be larger.
test.each([500, 65_532, 65_536, 200_000])('a profile of %i bytes arrives whole', async (bytes) => {
  const profile = await profileOf(bytes)
  const png = uncompressedPng({
    width: 2,
    height: 2,
    channels: 3,
    row: (index) => Uint8Array.of(1, 2, 3, 4, 5, index),
    colorSpace: { kind: 'profile', profile },
  })
  const read = sharp(await png.arrayBuffer(), { failOn: 'warning' })
  expect(profile.equals((await read.metadata()).icc ?? Buffer.of())).toBe(true)
  expect([...(await read.raw().toBuffer())].slice(6)).toEqual([1, 2, 3, 4, 5, 1])
})
