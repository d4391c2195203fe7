import { expose } from 'comlink'
import { failures } from '../enhancer/protocol'
import { decodeHeic } from './decode-heic'
import type { HeicSurface } from './protocol'
import { uncompressedPng } from './uncompressed-png'

const surface: HeicSurface = {
  async toPng(photo, decoder) {
    const file = new Uint8Array(await photo.arrayBuffer())
    try {
      return uncompressedPng(decodeHeic(file, decoder))
    } catch (cause) {
      throw new Error(failures.notAnImage, { cause })
    }
  },
}

expose(surface)
