import { cities } from './cities'
import type { Place } from './types'

/** How many times as wide as high the map is. */
const mapShape = 1.7

/** The map's width in the widths of the area that the cities take, so that names fit beside them. */
const surroundings = 1.35

/** In degrees: how wide the map of a single city is. */
const smallestWidth = 0.3

const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

const latitudes = cities.map(({ latitude }) => latitude)
const longitudes = cities.map(({ longitude }) => longitude)
const center = { latitude: middle(latitudes), longitude: middle(longitudes) }

/** A degree of longitude is shorter than one of latitude, by the cosine of the latitude. */
const latitudeStretch = 1 / Math.cos((center.latitude * Math.PI) / 180)

/** In degrees of longitude. */
const mapWidth = Math.max(
  smallestWidth,
  surroundings * Math.max(extent(longitudes), mapShape * latitudeStretch * extent(latitudes)),
)

/** Height of the map for a width of 1. */
export const mapRatio = 1 / mapShape

/** Where a place lies on the map, from its left and from its top, both in parts of the map's width. */
export function mapPosition({ latitude, longitude }: Place): { readonly x: number; readonly y: number } {
  return {
    x: 1 / 2 + (longitude - center.longitude) / mapWidth,
    y: mapRatio / 2 + ((center.latitude - latitude) * latitudeStretch) / mapWidth,
  }
}

/** How far the picture reaches beyond the map on each side, in parts of the map's width: places have other shapes. */
export const mapMargin = { x: 0.35, y: 0.4 }

const onMap = { x: 0, y: 0 }

/** True for a place on the map, or in the picture beyond it by no more than a margin. */
export function isOnMap(place: Place, margin = onMap): boolean {
  const { x, y } = mapPosition(place)
  return x > -margin.x && x < 1 + margin.x && y > -margin.y && y < mapRatio + margin.y
}
