import sharp from 'sharp'
import { enlargement } from '../../workers/enhancer/protocol.ts'

/** The same job by libvips, as a reference for native code. */
export async function enhanceNatively(photo: Uint8Array): Promise<{ milliseconds: number; bytes: number }> {
  const start = performance.now()
  const { autoOrient } = await sharp(photo).metadata()
  const file = await sharp(photo)
    .autoOrient()
    .resize(Math.floor(autoOrient.width * enlargement), Math.floor(autoOrient.height * enlargement))
    .linear(1.1, 5)
    .png()
    .toBuffer()
  return { milliseconds: performance.now() - start, bytes: file.length }
}
