import area from '../records/area?texts'
import texts from '../records/cities?texts'

interface CityContent {
  readonly paragraphs: readonly string[]
}

const ofCities = Object.entries(texts)

/** For every city without an entry below, so it is about the whole area. */
export const everyCity: CityContent = { paragraphs: area.text }

/** Texts of single cities in place of it, by their slugs. */
export const cityContents: Readonly<Record<string, CityContent>> = Object.fromEntries(
  ofCities.flatMap(([slug, { text }]) => (text ? [[slug, { paragraphs: text }]] : [])),
)

/** A city's houses and floors. 75 words keep the pages of two cities apart, also where neither has a job yet. */
export const cityNotes: Readonly<Record<string, { readonly text: string }>> = Object.fromEntries(
  ofCities.flatMap(([slug, { note }]) => (note ? [[slug, { text: note }]] : [])),
)
