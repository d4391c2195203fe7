import type { Sample } from '../business/types'

/** A point on the earth in degrees, north and east positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Its place is its center: the map of the service area shows it there. */
export interface City extends Sample, Place {
  readonly name: string
  /** In the address of its page, without the state. */
  readonly slug: string
  /** One sentence for the index card, the head of its page and search results. */
  readonly description: string
  /** Where the map writes the name. Without it, right of the dot, or left of it near the map's right edge. */
  readonly mapLabel?: 'right' | 'left' | 'above' | 'below' | 'below right'
  /** Its place among the six tiles on Home. */
  readonly homeTile?: number
}
