import type { City } from './types'

/**
 * How far two cities are from each other, in miles. Good enough for a part of a state: a degree of latitude has 69
 * miles, one of longitude fewer up north.
 */
export function milesBetween(a: City, b: City): number {
  const narrowing = Math.cos((a.latitude * Math.PI) / 180)
  return Math.round(69 * Math.hypot(a.latitude - b.latitude, narrowing * (a.longitude - b.longitude)))
}
