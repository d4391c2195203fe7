import type { Scene } from '../business/types'
import type { PhotoName } from '../work/photos'

/** A section's heading, mostly with an introduction of one or two sentences. */
export interface Heading {
  /** Of its section. */
  readonly id?: string
  readonly title: string
  /** In the links to a page's sections, where the title is too long. */
  readonly label?: string
  readonly intro?: string
  readonly link?: string
  readonly scene?: Scene<PhotoName>
}

/** The words at the head of a page, with a photograph. */
export interface Hero extends Heading {
  readonly photo: PhotoName
  /** The part of the photograph that stays in view, as in `object-position`. */
  readonly focus?: string
}
