import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { Sample } from '@/content/business/types.ts'
import { averageRating } from '@/content/work/average-rating.ts'
import { root } from '../../tools/root.ts'

/*
 * Records are the owner's, and may say anything: a review speaks of the lake, a question of stairs. Tests of the
 * site's own words leave them out.
 */

const modules = [
  'business/special-days',
  'places/city-texts',
  'work/projects',
  'work/reviews',
  'work/testimonials',
].map((name) => `@/content/${name}.ts`)

const rating = '@/content/records/reviews?rating'

const questions = ['hardwood', 'lvp-lvt', 'sanding-and-refinishing', 'service-areas', 'services'].map(
  (part) => `@/content/records/questions?of=${part}`,
)

/** Leaves out the owner's records, until {@link restoreRecords}. With `samples` those stay that came with the site. */
export function withoutRecords({ samples = false } = {}): void {
  const kept = <Entry extends Sample>(entries: readonly Entry[]) =>
    entries.filter(({ sample }) => samples && sample)
  const [specialDays, cityContent, projects, reviews, testimonials] = modules as [
    string,
    string,
    string,
    string,
    string,
  ]
  vi.doMock(specialDays, () => ({ specialDays: [] }))
  vi.doMock(projects, async (original) => {
    const module = await original<typeof import('@/content/work/projects.ts')>()
    const { workQuote } = module
    return {
      projects: kept(module.projects),
      workQuote: samples && workQuote?.sample ? workQuote : undefined,
    }
  })
  vi.doMock(reviews, async (original) => ({
    reviews: kept((await original<typeof import('@/content/work/reviews.ts')>()).reviews),
    besideForms: {},
  }))
  vi.doMock(rating, async () => {
    const { reviews } = await import('@/content/work/reviews.ts')
    const average = averageRating(reviews)
    return { default: average ? { average, count: reviews.length } : null }
  })
  vi.doMock(testimonials, async (original) => ({
    testimonials: kept((await original<typeof import('@/content/work/testimonials.ts')>()).testimonials),
  }))
  vi.doMock(cityContent, () => ({ everyCity: { paragraphs: [] }, cityContents: {}, cityNotes: {} }))
  for (const path of questions) vi.doMock(path, () => ({ default: [] }))
}

export function restoreRecords(): void {
  for (const path of [...modules, rating, ...questions]) vi.doUnmock(path)
}

/** Every text that stands in a record. */
export const recordWords: ReadonlySet<string> = new Set(
  globSync('src/content/records/**/*.json', { cwd: root }).flatMap((file) => {
    const found: string[] = []
    JSON.parse(readFileSync(join(root, file), 'utf8'), (_, value) => {
      if (typeof value === 'string') found.push(value)
    })
    return found
  }),
)
