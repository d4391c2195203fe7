import type { FaqItem, PageHead, Sample, Term, TitledText } from '../business/types'
import type { PhotoName } from '../work/photos'

/** A service that the business offers. */
export interface ServiceRecord {
  /** In forms, menus and reviews, and on cards. */
  readonly label: string
  /** As search engines read it. */
  readonly offer: string
  /** The estimate forms that offer it. */
  readonly forms: readonly ('compact' | 'full')[]
  /** Its buttons of the work filter: labels by the key that projects name. */
  readonly categories?: Readonly<Record<string, string>>
  /** Its links in the footer. `hash` is the id of a section of its page. */
  readonly footer?: readonly { readonly label: string; readonly hash?: string }[]
  /** How sentences name it that list services. One without such words is left out of them. */
  readonly named?: {
    /** On Home: `Refinishing, new hardwood and luxury vinyl for homes in ...`. */
    readonly brief?: string
    /** In Home's search result. */
    readonly search?: string
    /** On Home: `Old floors brought back`. */
    readonly promise?: string
    /** On the page that compares what the business installs: `Hardwood or luxury vinyl`. */
    readonly material?: string
    /** The reasons to call, for a service without a page. */
    readonly troubles?: readonly string[]
  }
  /** Its own page. */
  readonly page?: PageHead & {
    /** `/services/...` for a page that `words` alone make; else that of a file in `src/routes/`. */
    readonly path: `/${string}`
    /** The photograph by which a shared link shows it. */
    readonly card: PhotoName
    readonly words?: ServiceWords
  }
  /** The section about it on another service's page. */
  readonly part?: {
    readonly of: string
    readonly title: string
    readonly description: string
    /** In the heading of all such sections: `Repairs, stairs and water damage`. */
    readonly heading: string
    /** The link to such projects. */
    readonly next?: string
    /** For what can't wait: people had better call than write, and can do something until the crew comes. */
    readonly urgent?: { readonly steps: readonly TitledText[]; readonly facts: readonly Term[] }
    /** On the card of that service: `Repairs and stair refinishing on the same visit`. */
    readonly sameVisit?: string
    /** On Home, with a link to the section. */
    readonly note?: { readonly text: string; readonly link: string }
  }
  /** The card on Home. */
  readonly card?: Card
  /** The card on the page above its own. */
  readonly overviewCard?: Card
  /** The text of the card on the pages of cities. */
  readonly cityCard?: string
}

/** What a page says that its record alone makes. Price, jobs and form follow from the rest of the content. */
export interface ServiceWords {
  readonly title: string
  readonly lead: string
  readonly photo: PhotoName
  /** What's done. */
  readonly points: readonly TitledText[]
  readonly questions?: readonly FaqItem[]
}

interface Card {
  readonly title: string
  readonly description: string
  readonly features: readonly string[]
  readonly photo: PhotoName
  /** The part that stays in view where a tablet cuts it. @default the photograph's own */
  readonly focus?: string
}

/** The rates of a kind of work in dollars for one unit, material, labor and cleanup included. */
export interface Rate extends Sample {
  readonly unit: 'sq ft' | 'treads'
  readonly low: number
  readonly high: number
  /** From this many units on, each further one costs less: larger floors are cheaper by the square foot. */
  readonly beyond?: { readonly size: number; readonly low: number; readonly high: number }
  /** The price of the smallest job, in dollars. */
  readonly minimum: number
  /** How many units are done in a working day. */
  readonly perDay: number
  /** The time that has to pass before: `a week of acclimation`. */
  readonly after?: string
  /** How many days that is. Of the rooms of one visit the longest wait counts. @default 0 */
  readonly afterDays?: number
  /** What may turn up that nobody can see yet. @default 'a bad board' */
  readonly surprise?: string
  /** The first one is chosen at first. */
  readonly finishes?: readonly Finish[]
  /** How boards may lie. The first one is chosen at first. */
  readonly patterns?: readonly Pattern[]
}

export interface Finish {
  readonly label: string
  /** Added to the price of a unit, in dollars. */
  readonly extra: number
  /** The working days that its coats take. */
  readonly days: number
}

export interface Pattern {
  readonly label: string
  /** Added to the price of a unit, in dollars. */
  readonly extra: number
  /** How many units of it are done in a working day. @default as many as the rate says */
  readonly perDay?: number
}
