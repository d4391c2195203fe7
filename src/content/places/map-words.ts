import type { Sample } from '../business/types'
import type { Place } from './types'

interface MapWord extends Place, Sample {
  readonly text: string
  readonly kind: 'water' | 'county'
}

/** Words on the map that lead nowhere, with the place of their middle. Those off the map are left out. */
export const mapWords: readonly MapWord[] = [
  { text: 'Lake Erie', kind: 'water', latitude: 41.672, longitude: -81.72, sample: true },
  { text: 'Cuyahoga', kind: 'county', latitude: 41.39, longitude: -81.68, sample: true },
  { text: 'Lake', kind: 'county', latitude: 41.71, longitude: -81.13, sample: true },
  { text: 'Geauga', kind: 'county', latitude: 41.395, longitude: -81.22, sample: true },
]
