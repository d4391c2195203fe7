import type { Claim } from './types'

/* How sentences leave out what isn't offered or claimed. */

/** Words with a claim in them, or none where the claim is empty. */
export function withClaim({ text }: Claim, words: (claim: string) => string): string {
  return text && words(text)
}

/** Entries of a list that stand on a claim: none where it is empty. */
export function ifClaimed<Entry>({ text }: Claim, ...entries: readonly Entry[]): readonly Entry[] {
  return text ? entries : []
}

/** `a`, `a and b`, or `a, b and c`. */
export function listOf(items: readonly string[], lastComma = ''): string {
  return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(`${lastComma} and `)
}

/** `a workmanship warranty`, `an extended warranty` */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** At the foot of every page, as long as anything in the content is marked as a sample. */
export const demonstrationNote = import.meta.env.HAS_SAMPLES
  ? 'A demonstration: this business, its photographs, projects and reviews are made up.'
  : ''

export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
