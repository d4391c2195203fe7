import type { Sample } from '../business/types'
import type { ProjectCategory, ServiceName } from '../services/services'
import type { PhotoName } from './photos'

export interface Project extends Sample {
  readonly id: number
  readonly title: string
  readonly location: string
  readonly category: ProjectCategory
  readonly description: string
  /** Area, materials and duration. */
  readonly details: string
  readonly image: PhotoName
  /** The same view before the work, from the same camera. The badge "Before & After" follows. */
  readonly before?: PhotoName
  readonly closeUps?: readonly PhotoName[]
  /** The rates don't cover such work, so no page says what one like it costs. */
  readonly outsideRates?: boolean
}

export interface Review extends Sample {
  readonly id: number
  readonly name: string
  readonly location: string
  /** The day it was written, as `2026-09-21`. */
  readonly date: string
  /** Stars, a whole number from 1 to 5. */
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly service: ServiceName
  /** The project that it's about, by its id. Its photograph stands with the review. */
  readonly job?: number
  readonly title: string
  readonly review: string
  readonly verified: boolean
}
