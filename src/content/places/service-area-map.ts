import type { Sample } from '../business/types'

/** A point on the earth in degrees, north and east positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/**
 * What the map of the service area shows, in degrees: a little more than the cities, and about one and a half
 * times as wide as high. The build draws the picture.
 */
export const mapBounds: Sample & Record<'west' | 'east' | 'north' | 'south', number> = {
  west: -82,
  east: -81.02,
  north: 41.78,
  south: 41.36,
  sample: true,
}

/** Words on the map that lead nowhere, and where the middle of each one stands. */
export const mapWords: readonly (Place & { readonly text: string; readonly kind: 'water' | 'county' })[] = [
  { text: 'Lake Erie', kind: 'water', latitude: 41.672, longitude: -81.72 },
  { text: 'Cuyahoga', kind: 'county', latitude: 41.39, longitude: -81.68 },
  { text: 'Lake', kind: 'county', latitude: 41.71, longitude: -81.13 },
  { text: 'Geauga', kind: 'county', latitude: 41.395, longitude: -81.22 },
]
