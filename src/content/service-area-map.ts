/** A point on the earth in degrees, north and east positive. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** What the map of the service area shows, in degrees. Its picture (service-area.svg) is drawn for these bounds. */
const [west, east, north, south] = [-82, -81.02, 41.78, 41.36]

/** A degree of longitude is shorter than one of latitude, by the cosine of the latitude. */
const latitudeStretch = 1 / Math.cos((((north + south) / 2) * Math.PI) / 180)

/** Height of the map for a width of 1. */
export const mapRatio = ((north - south) * latitudeStretch) / (east - west)

/** Where a place lies on the map, from its left and from its top, both in parts of the map's width. */
export function mapPosition({ latitude, longitude }: Place): { readonly x: number; readonly y: number } {
  return {
    x: (longitude - west) / (east - west),
    y: ((north - latitude) * latitudeStretch) / (east - west),
  }
}

/** Words on the map that lead nowhere. */
export const mapWords: readonly (Place & { readonly text: string; readonly kind: 'water' | 'county' })[] = [
  { text: 'Lake Erie', kind: 'water', latitude: 41.672, longitude: -81.72 },
  { text: 'Cuyahoga', kind: 'county', latitude: 41.39, longitude: -81.68 },
  { text: 'Lake', kind: 'county', latitude: 41.71, longitude: -81.13 },
  { text: 'Geauga', kind: 'county', latitude: 41.395, longitude: -81.22 },
]
