import type { Plugin } from 'vite'

const fileName = 'speculation-rules.json'

export const speculationRulesPath = `/${fileName}`

/** Browsers read the rules as this type alone. */
export const speculationRulesType = 'application/speculationrules+json'

/**
 * Lets browsers fetch a page when its link is pressed and before it is released, for as long as the page that shows the link
 * has not started: the router then fetches scripts instead. Pressing costs nobody a page that is not opened. Browsers that
 * save data leave it out by themselves.
 */
const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: ':root:not([data-started]) a' }] },
      eagerness: 'conservative',
    },
  ],
}

/** Writes the rules into the build. Headers name them (`headers.ts`), because the policy allows no script in a page. */
export function speculationRules(): Plugin {
  return {
    name: 'speculation-rules',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(rules) })
    },
  }
}
