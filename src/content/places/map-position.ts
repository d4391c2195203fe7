import { mapBounds, type Place } from './service-area-map'

const { west, east, north, south } = mapBounds

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
