import type { Sample } from '../business/types'
import type { PhotoName } from '../work/photos'

export interface City extends Sample {
  readonly name: string
  /** In the address of its page, without the state. */
  readonly slug: string
  /** One sentence for the index card, the head of its page and search results. */
  readonly description: string
  /** Its center in degrees, north and east positive. The map of the service area shows it there. */
  readonly latitude: number
  readonly longitude: number
  /** Where the map writes the name. Without it, right of the dot, or left of it near the map's right edge. */
  readonly mapLabel?: 'right' | 'left' | 'above' | 'below'
  /** At the head of its page: not the next city's, nor one of its own projects, which stand below. */
  readonly photo: PhotoName
}
