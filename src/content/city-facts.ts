import { type City, findCity } from './cities'
import { cityContent } from './city-content'
import { type Project, projects } from './projects'
import { type Review, reviews } from './reviews'
import { type Town, towns } from './towns'

/** What a city's page says of this city alone. */
export interface CityFacts {
  readonly city: City
  /** Paragraphs. */
  readonly description: readonly string[]
  readonly projects: readonly Project[]
  readonly reviews: readonly Review[]
  /** For the map: this city and those around it. */
  readonly towns: readonly Town[]
}

export function cityFacts(slug: string): CityFacts | undefined {
  const city = findCity(slug)
  return (
    city && {
      city,
      description: cityContent(slug).description,
      ...cityWork(city.name),
      towns: townsAround(city),
    }
  )
}

/** More names than these would cover each other on the map. */
const mostTowns = 24

/** A city and the nearest others, in the order of the list. */
export function townsAround(city: Town, among = towns): readonly Town[] {
  // Near enough on a map of some counties, where a degree of longitude is three quarters of one of latitude.
  const distance = (town: Town) =>
    Math.hypot(town.latitude - city.latitude, (town.longitude - city.longitude) * 0.75)
  const nearest = among.toSorted((one, other) => distance(one) - distance(other)).slice(0, mostTowns)
  return among.filter((town) => nearest.includes(town))
}

/** The projects and reviews from one city; a new one is found by its location. */
export function cityWork(city: string): Pick<CityFacts, 'projects' | 'reviews'> {
  const isFromHere = ({ location }: { readonly location: string }) => location === `${city}, OH`
  return { projects: projects.filter(isFromHere), reviews: reviews.filter(isFromHere) }
}
