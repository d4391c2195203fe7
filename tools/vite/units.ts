import type { Plugin } from 'vite'

const unit = '(?:working )?(?:sq ft|days?|hours?|h|mil|mm|ft|weeks?|months?|years?|miles?|grit|cities)'

/** A number, or what stands for one in a template, and its unit. */
const measure = new RegExp(`(?<=\\d[+"]?|\\d-\\d+|\\}) ${unit}\\b`, 'g')

/** A dot between two facts. */
const dot = / · /g

const rules = new RegExp([measure, dot].map(({ source }) => source).join('|'))

/** The words of the site, those of its records (records.ts), and what the views of jobs put between them. */
const words =
  /\/src\/(?:content\/(?!pages\/pages\.ts).*(?:\.(?:ts|json)|\?[a-z]+(?:=[a-z-]+)?)|features\/portfolio\/.*\.tsx)$/

/** Keeps together what is read as one, in all words of the site: there no line may break. */
export function units(): Plugin {
  return {
    name: 'units',
    apply: 'build',
    enforce: 'pre',
    transform: {
      // Search engines and the tab read the heads.
      filter: { id: words, code: rules },
      handler: (code) => ({ code: keepTogether(code), map: null }),
    },
  }
}

/**
 * `6 working days` with spaces that don't break, and a dot that stays with the word before it. Hyphens are kept by
 * `src/ui/unbroken.tsx`.
 */
export const keepTogether = (words: string) =>
  words.replace(measure, (all) => all.replaceAll(' ', '\u00a0')).replace(dot, '\u00a0· ')
