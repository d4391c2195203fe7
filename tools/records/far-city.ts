interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** In degrees: over 130 miles. No crew drives that far, so it's a missing sign or exchanged numbers. */
const farthest = 2

/** A city that lies far from the middle one of all, for whose sake the map would shrink all others to a dot. */
export function findFarCity<City extends Place>(cities: readonly City[]): City | undefined {
  const middle = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const latitude = middle(cities.map((city) => city.latitude))
  const longitude = middle(cities.map((city) => city.longitude))
  return cities.find(
    (city) =>
      !(Math.abs(city.latitude - latitude) < farthest && Math.abs(city.longitude - longitude) < farthest),
  )
}
