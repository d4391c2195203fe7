import { expose } from 'comlink'
import { decode } from '../../../workers/enhancer/decode'
import { enhanceByReference } from '../../../workers/enhancer/reference'

/** The straightforward path in a worker of its own, without strips and without help. */
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
