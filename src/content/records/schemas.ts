import type * as v from 'valibot'
import { area, cities } from './schemas/cities.ts'
import type { Options } from './schemas/field-kinds.ts'
import { hours, specialDays } from './schemas/hours.ts'
import { projects } from './schemas/projects.ts'
import { questions } from './schemas/questions.ts'
import { rates } from './schemas/rates.ts'
import { reviews, testimonials, workQuote } from './schemas/reviews.ts'

export type { About, Options } from './schemas/field-kinds.ts'

/*
 * What the owner's records look like. The build and the development server check each file by these, and the
 * editor draws its forms from them, so what one takes the other takes. The words of `about` are the editor's:
 * they are for somebody who lays floors.
 */

/** The schema of each folder and each list. */
export const recordSchemas = (options: Options) =>
  ({
    projects: projects(options),
    reviews: reviews(options),
    testimonials: testimonials(options),
    'special-days': specialDays,
    cities,
    questions: questions(options),
    hours,
    rates: rates(options),
    area,
    'work-quote': workQuote(options),
  }) as const

export type RecordName = keyof ReturnType<typeof recordSchemas>

/** A record as its file has it, by its folder or list. */
export type FileRecord<Name extends RecordName> = v.InferOutput<ReturnType<typeof recordSchemas>[Name]>
