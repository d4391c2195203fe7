import type { PagePath } from './pages'

/** A section's heading and the sentence or two below it. */
export interface Heading {
  readonly title: string
  readonly intro: string
}

/** One entry of a list: a step, a benefit, a value, a reason. */
export interface TitledText {
  readonly title: string
  readonly description: string
}

/** A figure as people read it, and what it counts. */
export interface Stat {
  readonly value: string
  readonly label: string
}

/** A link of the site with the words on it. */
export interface Action {
  readonly label: string
  readonly href: PagePath
}
