import type { Plugin } from 'vite'

const unit = '(?:working )?(?:sq ft|days?|hours?|h|mil|mm|ft|weeks?|months?|years?|miles?|grit|cities)'

/** A number, or what stands for one in a template, and its unit. */
const measure = new RegExp(`(?<=\\d[+"]?|\\d-\\d+|\\}) ${unit}\\b`, 'g')

/** The words of the site, and those of its records (records.ts). */
const words = /\/src\/content\/(?!pages\/pages\.ts).*(?:\.(?:ts|json)|\?[a-z]+(?:=[a-z-]+)?)$/

/** Keeps numbers and their units in one line, in all words of the site: between the two no line may break. */
export function units(): Plugin {
  return {
    name: 'units',
    apply: 'build',
    enforce: 'pre',
    transform: {
      // Search engines and the tab read the heads.
      filter: { id: words, code: measure },
      handler: (code) => ({ code: keepUnits(code), map: null }),
    },
  }
}

/** `6 working days` with spaces that don't break. */
export const keepUnits = (words: string) => words.replace(measure, (all) => all.replaceAll(' ', '\u00a0'))
