import { cityContents, cityNotes, everyCity } from './city-texts'

/** A city's own text, or the one for all that have none. */
const cityContent = (slug: string) => cityContents[slug] ?? everyCity

/** The paragraphs of a city's page: about its houses and floors, if there is a note, and its text. */
export const cityParagraphs = (slug: string): readonly string[] => [
  ...(cityNotes[slug] ? [cityNotes[slug].text] : []),
  ...cityContent(slug).paragraphs,
]
