/** The path of a city's page, such as `/service-areas/mentor-oh`. The name of the route file has the same pattern. */
export function cityPath(slug: string): `/service-areas/${string}-oh` {
  return `/service-areas/${slug}-oh`
}
