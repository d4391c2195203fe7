/** An entry that may be made up. The build lists every one that is (tools/vite/samples.ts). */
export interface Sample {
  readonly sample?: boolean
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

export interface PageHead {
  /** At most 60 characters where possible. */
  readonly title: string
  /** At most 155 characters. */
  readonly description: string
  /** For a page of the business's own use: search engines must not list it. */
  readonly isUnlisted?: boolean
}

export interface Fact extends Sample {
  readonly value: string
}

export interface Claim extends Sample {
  readonly text: string
}

/** The terms that homeowners compare two quotes by. */
export interface Term extends Claim {
  readonly label: string
  /** Where people can look it up, such as the register of licenses. */
  readonly url?: string
}

export interface Testimonial extends Sample {
  readonly name: string
  readonly location: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
}

export interface Photo extends Sample {
  readonly alt: string
  /** The part that stays in view when cropped, unless the place names another, as in `object-position`. */
  readonly focus?: string
}

/** A photograph in its place on a page. */
export interface Scene<Name extends string = string> {
  readonly photo: Name
  readonly before?: Name
  /** The part of the photograph that stays in view when cropped, as in `object-position`. */
  readonly focus?: string
}
