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

test('colors that are told by numbers are of full range, to which the picture is decoded', async () => {
  const png = uncompressedPng({
    width: 1,
    height: 1,
    channels: 3,
    row: () => Uint8Array.of(1, 2, 3),
    colorSpace: { kind: 'numbers', primaries: 12, transfer: 13 },
  })
  const bytes = Buffer.from(await png.arrayBuffer())
  const at = bytes.indexOf('cICP')
  // Display P3 with the curve of sRGB, as RGB (PNG, 11.3.2.6).
  expect([...bytes.subarray(at - 4, at + 8)]).toEqual([0, 0, 0, 4, ...Buffer.from('cICP'), 12, 13, 0, 1])
})
