import { serviceOfPage } from '../services/offered-services'
import { besideForms, reviews } from './reviews'
import type { Review } from './types'

/** The review beside the form of a page: on a service's, one of such work. A city's page shows its town's. */
export function reviewBesideForm(path: string): Review | undefined {
  if (path.startsWith('/service-areas/')) return undefined
  if (path in besideForms) return reviews.find(({ id }) => id === besideForms[path])
  return reviews.find(({ service }) => service === serviceOfPage(path)?.name) ?? reviews[0]
}
