import { expose } from 'comlink'
import { decode } from '../../../workers/enhancer/picture'
import { enhanceByReference } from '../../../workers/enhancer/reference'

/** The reference in a worker, without strips and helpers. */
export interface ReferenceSurface {
  enhance(photo: Blob): Promise<Blob>
}

const surface: ReferenceSurface = {
  async enhance(photo) {
    const picture = await decode(photo)
    try {
      return await enhanceByReference(picture)
    } finally {
      picture.close()
    }
  },
}

expose(surface)
