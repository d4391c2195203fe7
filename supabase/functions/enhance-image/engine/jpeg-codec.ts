import { readFile } from 'node:fs/promises'
import {
  ColorSpace,
  initializeImageMagick,
  MagickColors,
  MagickFormat,
  MagickImage,
  MagickReadSettings,
  Orientation,
  ResourceLimits,
} from '@imagemagick/magick-wasm'
import { Refusal } from '../refusal.ts'
import type { Picture, Strip } from './picture.ts'

export interface DecodedPhoto extends Picture {
  /** The ICC profile by which its colours are to be read, if it has one. */
  readonly colourProfile: Uint8Array | null
}

/** JPEG quality, 0 to 100: without visible artefacts, at about three times the bytes of the original. */
const quality = 88

let ready: Promise<void> | undefined

/** Loads ImageMagick, once. */
function loadImageMagick(): Promise<void> {
  const file = new URL('x86/magick.wasm', import.meta.resolve('@imagemagick/magick-wasm'))
  ready ??= readFile(file)
    .then((bytes) => initializeImageMagick(bytes))
    .then(() => {
      // There is no disk, only memory that looks like one.
      ResourceLimits.disk = 0n
    })
    .catch((error: unknown) => {
      ready = undefined
      throw error
    })
  return ready
}

/**
 * Decodes a JPEG, turned upright, as RGB.
 *
 * @throws Refusal where it is damaged
 */
export async function decodeJpeg(jpeg: Uint8Array): Promise<DecodedPhoto> {
  await loadImageMagick()
  const image = readImage(jpeg)
  try {
    if (image.orientation > Orientation.TopLeft) image.autoOrient()
    const { width, height } = image
    const pixels = image.getPixels((access) => access.toByteArray(0, 0, width, height, 'RGB'))
    if (!pixels) throw new Error('The decoded photograph has no pixels')
    // A grey photograph becomes RGB here, to which its grey profile does not apply.
    const profile = image.colorSpace === ColorSpace.sRGB ? image.getProfile('icc') : null
    return { width, height, pixels, colourProfile: profile ? profile.data.slice() : null }
  } finally {
    image.dispose()
  }
}

/** Refuses damaged photographs. ImageMagick fills in what is missing, with a warning: any warning counts as damage. */
function readImage(jpeg: Uint8Array) {
  const image = MagickImage.create()
  let isDamaged = false
  image.onWarning = () => {
    isDamaged = true
    return 0
  }
  try {
    // The format is named, so that it is never taken for any of the others.
    image.read(jpeg, new MagickReadSettings({ format: MagickFormat.Jpeg }))
  } catch {
    isDamaged = true
  }
  if (!isDamaged) return image
  image.dispose()
  throw new Refusal(422, 'The photograph is damaged')
}

/** Encodes a picture that comes strip by strip, so that only the encoder holds all of it. */
export async function encodeJpeg(
  { width, height, colourProfile }: Pick<DecodedPhoto, 'width' | 'height' | 'colourProfile'>,
  strips: Iterable<Strip> | AsyncIterable<Strip>,
): Promise<Uint8Array<ArrayBuffer>> {
  await loadImageMagick()
  const image = MagickImage.create(MagickColors.Black, width, height)
  try {
    await image.getPixels(async (access) => {
      for await (const { top, height: rows, pixels } of strips) access.setArea(0, top, width, rows, pixels)
    })
    if (colourProfile) image.setProfile('icc', colourProfile)
    image.quality = quality
    image.settings.setDefine(MagickFormat.Jpeg, 'sampling-factor', '4:2:0')
    // Optimal Huffman codes would save three percent, and need the whole picture in memory once more.
    image.settings.setDefine(MagickFormat.Jpeg, 'optimize-coding', false)
    return image.write(MagickFormat.Jpeg, (jpeg) => new Uint8Array(jpeg))
  } finally {
    image.dispose()
  }
}
