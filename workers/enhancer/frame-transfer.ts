import { drawingSurface, release } from './scale'

/**
 * Whether a decoded picture can be transferred to another worker as a video frame without changing any pixel. In Chromium
 * both workers then read the same memory. Decoding again would take time and more memory.
 */
export function canTransferFrames(): Promise<boolean> {
  proven ??= isExact().catch(() => false)
  return proven
}

let proven: Promise<boolean> | undefined

/** Makes a transferable frame of a picture. The picture stays open and belongs to the caller. */
export function toFrame(picture: ImageBitmap): VideoFrame {
  return new VideoFrame(picture, { timestamp: 0 })
}

/** Reads the transferred picture and closes the frame. The caller closes the bitmap. */
export async function fromFrame(frame: VideoFrame): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(frame)
  } finally {
    frame.close()
  }
}

async function isExact(): Promise<boolean> {
  const sides = { width: 67, height: 5 }
  const surface = drawingSurface(sides)
  try {
    const pixels = surface.createImageData(sides.width, sides.height)
    for (let at = 0; at < pixels.data.length; at++) pixels.data[at] = at % 4 === 3 ? 255 : (at * 53) % 256
    const picture = await createImageBitmap(pixels)
    const handedOver = await fromFrame(toFrame(picture))
    surface.drawImage(handedOver, 0, 0)
    picture.close()
    handedOver.close()
    const drawn = surface.getImageData(0, 0, sides.width, sides.height)
    return drawn.data.every((value, at) => value === pixels.data[at])
  } finally {
    release(surface)
  }
}
