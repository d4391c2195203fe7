import { expose } from 'comlink'
import { isCutShort } from '../enhancer/picture/cut-short'
import { failures } from '../enhancer/protocol'
import { lockHolder } from '../lifetime/lock-holder'
import { decodeHeic } from './decode-heic'
import type { HeicSurface } from './protocol'
import { uncompressedPng } from './uncompressed-png'

const surface: HeicSurface = {
  ...lockHolder,
  async toPng(photo, decoder) {
    // libheif leaves the rest of such a picture gray.
    if (await isCutShort(photo)) throw new Error(failures.notAnImage)
    const file = new Uint8Array(await photo.arrayBuffer())
    try {
      return uncompressedPng(decodeHeic(file, decoder))
    } catch (cause) {
      throw new Error(failures.notAnImage, { cause })
    }
  },
}

expose(surface)
