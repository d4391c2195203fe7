import { failures } from './protocol'

/** Encodes a canvas as a PNG file with the browser's own encoder. */
export async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  try {
    const file = await canvas.convertToBlob({ type: 'image/png', quality: 0.95 })
    if (file.size === 0 || file.type !== 'image/png')
      throw new Error(`The browser wrote ${file.size} bytes of ${file.type}`)
    return file
  } catch (cause) {
    throw new Error(failures.notEncoded, { cause })
  }
}
