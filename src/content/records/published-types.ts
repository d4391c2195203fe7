import type { PhotoName } from '../work/photo-names.gen'
import type { FileRecord } from './schemas'

/* Records as pages get them: what no visitor needs is left out, and pictures have the names of photographs. */

export type ProjectRecord = Omit<FileRecord<'projects'>, 'finished' | 'after' | 'before' | 'closeUps'> & {
  /** With this its file's name begins. */
  readonly id: number
  readonly image: PhotoName
  readonly before?: PhotoName
  readonly closeUps?: readonly PhotoName[]
}

export type ReviewRecord = Omit<FileRecord<'reviews'>, 'job'> & {
  readonly id: number
  /** The id of the job's record. */
  readonly job?: number
}

export type CityTexts = Pick<FileRecord<'cities'>, 'note' | 'text'>

export type AreaTowns = Pick<FileRecord<'area'>, 'otherTowns' | 'sample'>

export type AddedQuestion = Omit<FileRecord<'questions'>, 'sample'>
