import { describe, test } from 'vitest'
import { expectExact, load } from './exact'
import { noise, pictureFile, withOrientation } from './pictures'

/** The profile's segment of a JPEG in Display P3. */
async function profileOf(photo: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xe2)
  return bytes.slice(at, at + 2 + view.getUint16(at + 2))
}

/** A profile with the colors of Adobe RGB in place of its own. */
function withAdobeColors(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const profile = 18
  const changed = segment.slice()
  const view = new DataView(changed.buffer)
  const colors: Readonly<Record<string, readonly number[]>> = {
    rXYZ: [0.60974, 0.31111, 0.01947],
    gXYZ: [0.20528, 0.62567, 0.06087],
    bXYZ: [0.14919, 0.06322, 0.74457],
  }
  for (let tag = 0; tag < view.getUint32(profile + 128); tag++) {
    const entry = profile + 132 + tag * 12
    const name = String.fromCharCode(...changed.subarray(entry, entry + 4))
    for (const [at, value] of (colors[name] ?? []).entries())
      view.setInt32(profile + view.getUint32(entry + 4) + 8 + at * 4, Math.round(value * 65_536))
  }
  return changed
}

describe.each([
  ['Display P3', (segment: Uint8Array<ArrayBuffer>) => segment, [1, 2, 3, 4, 5, 6, 7, 8]],
  ['Adobe RGB', withAdobeColors, [1, 6]],
] as const)('a photo in %s is exact', (_, profileFrom, orientations) => {
  test.each(orientations)('with EXIF orientation %i', async (orientation) => {
    const jpeg = await pictureFile(701, 503, noise, 'image/jpeg')
    const profile = profileFrom(await profileOf(await load('display-p3.jpg')))
    const photo = new Blob([jpeg.slice(0, 2), profile, jpeg.slice(2)])
    await expectExact(withOrientation(orientation, photo))
  })
})
