import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../tools/root.ts'

const source = join(root, 'tests/fixtures/photographs/living-room-finished.jpg')

/** Photographs of 4:3, as phones take them, by megapixels. */
const sizes = {
  1: [1156, 867],
  3: [2000, 1500],
  12: [4000, 3000],
  48: [8000, 6000],
} as const

export type Megapixels = keyof typeof sizes

/** The noise of a phone's photograph, in steps of a channel. It decides how well a PNG compresses. */
const noise = 6

/**
 * Makes a JPEG of this size, the same on every machine: one of the site's photographs, enlarged, with noise.
 * It is made once and kept.
 *
 * @returns its path
 */
export async function photograph(megapixels: Megapixels, folder: string): Promise<string> {
  const path = join(folder, `${megapixels}.jpg`)
  if (existsSync(path)) return path
  await mkdir(folder, { recursive: true })
  const [width, height] = sizes[megapixels]
  const pixels = await sharp(source).resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer()
  // A hash of any length is a random generator without state.
  const random = createHash('shake256', { outputLength: pixels.length }).update(path.slice(-8)).digest()
  for (let at = 0; at < pixels.length; at++) {
    const value = (pixels[at] ?? 0) + Math.round((((random[at] ?? 0) - 127.5) / 127.5) * noise)
    pixels[at] = Math.min(255, Math.max(0, value))
  }
  // Several tests may make it at once.
  const unfinished = `${path}.${randomUUID()}`
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toFile(unfinished)
  await rename(unfinished, path)
  return path
}
