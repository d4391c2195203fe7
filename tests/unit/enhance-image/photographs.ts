import sharp from 'sharp'
import type { Picture } from '../../../supabase/functions/enhance-image/engine/picture.ts'

/** Boards in the colors of oak, with soft grain and sharp joints. */
export function boards(width: number, height: number): Picture {
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isJoint = y % 48 < 2 || (x + 64 * Math.floor(y / 48)) % 160 < 2
      const grain = 12 * Math.sin(x / 23 + Math.sin(y / 7)) + 8 * Math.sin(y / 5)
      const light = isJoint ? 60 : 175 + grain
      pixels.set([light, light * 0.8, light * 0.6], (y * width + x) * 3)
    }
  }
  return { width, height, pixels }
}

/**
 * The same picture with normally distributed noise, the same in every color channel of a pixel and at every
 * call.
 */
export function withNoise({ width, height, pixels }: Picture, deviation: number): Picture {
  let state = 1
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const noisy = new Uint8ClampedArray(pixels)
  for (let i = 0; i < pixels.length; i += 3) {
    const error = deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    for (let colour = 0; colour < 3; colour += 1) noisy[i + colour] = (pixels[i + colour] ?? 0) + error
  }
  return { width, height, pixels: new Uint8Array(noisy.buffer) }
}

export const toSharp = ({ width, height, pixels }: Picture) =>
  sharp(pixels, { raw: { width, height, channels: 3 } })

/** Encodes almost without loss. */
export async function toJpeg(picture: Picture): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await toSharp(picture).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer())
}

export async function fromJpeg(jpeg: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(jpeg).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** The root mean square difference of two pictures of the same size, on a scale from 0 to 255. */
export function difference(a: Picture, b: Picture): number {
  if (a.pixels.length !== b.pixels.length) throw new Error('The pictures differ in size')
  let squares = 0
  for (const [i, value] of a.pixels.entries()) squares += (value - (b.pixels[i] ?? 0)) ** 2
  return Math.sqrt(squares / a.pixels.length)
}
