import type { PagePath } from './pages'

/** A section's heading with an introduction of one or two sentences. */
export interface Heading {
  readonly title: string
  readonly intro: string
}

/** One entry of a list: a step, a benefit, a value, a reason. */
export interface TitledText {
  readonly title: string
  readonly description: string
}

/** A figure as it is shown, and what it counts. */
export interface Stat {
  readonly value: string
  readonly label: string
}

/** A link to a page of the site. */
export interface Action {
  readonly label: string
  readonly href: PagePath
}
