import type { PhotoName } from './photos'

/** What may be made up. The build lists every entry that is (tools/build/samples.ts). */
export interface Sample {
  readonly sample?: true
}

/** A section's heading with an introduction of one or two sentences. */
export interface Heading {
  /** Of its section. */
  readonly id?: string
  readonly title: string
  readonly intro: string
  readonly link?: string
}

/** The words at the head of a page, with a photograph. */
export interface Hero extends Heading {
  readonly photo: PhotoName
  /** Which part of the photograph stays in view, as in `object-position`. */
  readonly focus?: string
}

/** One entry of a list: a step, a benefit, a value, a reason. */
export interface TitledText {
  readonly id?: string
  readonly title: string
  readonly description: string
}

/** A figure as it is shown, and what it counts. */
export interface Stat {
  readonly value: string
  readonly label: string
}

export interface FaqItem {
  readonly question: string
  readonly answer: string
}
