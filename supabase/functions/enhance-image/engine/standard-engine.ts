import { analyse, treatmentFor } from './analysis.ts'
import { type Engine, engineVersions } from './engine.ts'
import { enlarge } from './enlarge.ts'
import { decodeJpeg, encodeJpeg } from './jpeg-codec.ts'
import { treatRows } from './smooth.ts'

/** The engine for everywhere: within the hosted limits of 2 s of processor time and 256 MB. */
export const standardEngine: Engine = {
  version: engineVersions.standard,

  async enhance(jpeg) {
    const photo = await decodeJpeg(jpeg)
    const treatment = treatmentFor(analyse(photo))
    const strips = enlarge(photo, treatRows(photo, treatment), treatment.crispness)
    const size = { width: 2 * photo.width, height: 2 * photo.height }
    return encodeJpeg({ ...size, colourProfile: photo.colourProfile }, strips)
  },
}
