import { trailOf } from '../pages/navigation'
import { pages } from '../pages/pages'
import { cities, otherTowns } from '../places/cities'
import { servicesWithPage } from '../services/offered-services'
import { services } from '../services/services'
import { projectCategories } from '../work/project-categories'
import type { Options } from './schemas'

/** What records may name. Only the build and the editor load it. */
export const options = {
  categories: Object.keys(projectCategories) as (keyof typeof projectCategories)[],
  services: Object.keys(services) as (keyof typeof services)[],
  towns: [...cities.map(({ name }) => name), ...otherTowns.names],
  questionPages: [
    // The overview compares services, and has no questions.
    ...servicesWithPage.map(({ page }) => page.path),
    // Every town's.
    '/service-areas',
  ],
  formPages: [...pages.keys()],
  labels: {
    ...Object.fromEntries([...pages.keys()].map((path) => [path, trailOf(path).label ?? 'Home'])),
    ...Object.fromEntries(Object.entries(services).map(([name, { label }]) => [name, label])),
    ...projectCategories,
  },
} satisfies Omit<Options, 'isPhoto'>
