import { trailOf } from '../pages/navigation'
import { pages } from '../pages/pages'
import { cities, otherTowns } from '../places/cities'
import { servicesWithPage } from '../services/offered-services'
import { type ServiceName, services } from '../services/services'
import { projectCategories } from '../work/project-categories'
import type { Options } from './schemas'

const labels = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, trailOf(path).label ?? 'Home']))

/** What records may name. Only the build and the editor load it. */
export const options: Omit<Options, 'isPhoto'> = {
  categories: projectCategories,
  services: Object.fromEntries(Object.entries(services).map(([name, { label }]) => [name, label])) as Record<
    ServiceName,
    string
  >,
  towns: [...cities.map(({ name }) => name), ...otherTowns.names],
  questionPages: {
    // The overview compares services, and has no questions.
    ...labels(servicesWithPage.map(({ page }) => page.path)),
    '/service-areas': 'Every town’s page',
  },
  formPages: labels([...pages.keys()]),
}
