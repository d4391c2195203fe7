import { inState } from '../business/business'
import { scenes } from '../work/photos'
import { projects } from '../work/projects'
import { reviews } from '../work/reviews'
import type { Project, Review } from '../work/types'
import { cities } from './cities'
import type { City } from './types'

export interface CityWork {
  /** How far away the projects are, in miles, where the city has none of its own. */
  readonly miles?: number
  readonly projects: readonly Project[]
  readonly reviews: readonly Review[]
}

const isFrom =
  (city: Pick<City, 'name'>) =>
  ({ location }: { readonly location: string }) =>
    location === inState(city.name)

/** The projects and reviews from a city, by their locations. Without a project, the nearest city's first. */
export function cityWork(city: City): CityWork {
  const own = projects.filter(isFrom(city))
  const ownReviews = reviews.filter(isFrom(city))
  if (own.length > 0) return { projects: own, reviews: ownReviews }
  const [nearest] = cities
    .map((other) => ({ miles: milesBetween(city, other), project: projects.find(isFrom(other)) }))
    .filter(({ project }) => project)
    .toSorted((a, b) => a.miles - b.miles)
  return { projects: nearest?.project ? [nearest.project] : [], reviews: ownReviews, miles: nearest?.miles }
}

/**
 * How far two cities are from each other, in miles. Good enough for a part of a state: a degree of latitude has 69
 * miles, one of longitude fewer up north.
 */
function milesBetween(a: City, b: City): number {
  const narrowing = Math.cos((a.latitude * Math.PI) / 180)
  return Math.round(69 * Math.hypot(a.latitude - b.latitude, narrowing * (a.longitude - b.longitude)))
}

/** In the link preview of a city's page: its own job, or the nearest one. */
export const cityPhoto = (city: City) => cityWork(city).projects[0]?.image ?? scenes.home.photo
