import type { PhotoName } from './photos'
import type { ProjectCategory, ServiceName } from './services'

/** What may be made up. The build lists every entry that is (tools/vite/samples.ts). */
export interface Sample {
  readonly sample?: boolean
}

/** A section's heading, mostly with an introduction of one or two sentences. */
export interface Heading {
  /** Of its section. */
  readonly id?: string
  readonly title: string
  /** In the links to a page's sections, where the title is too long. */
  readonly label?: string
  readonly intro?: string
  readonly link?: string
  readonly scene?: Scene
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
    /** On Home: `Refinishing, new hardwood and luxury vinyl`. */
    readonly brief?: string
    /** In Home's search result. */
    readonly search?: string
    /** On Home: `Old floors brought back`. */
    readonly promise?: string
    /** On the page that compares what the business installs: `Hardwood or luxury vinyl`. */
    readonly material?: string
    /** What people call about, for a service without a page. */
    readonly troubles?: readonly string[]
  }
  /** Its own page. The file of its route has the same path. */
  readonly page?: PageHead & {
    readonly path: `/${string}`
    readonly card: SocialCard
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
    /** Whether people had better call than write. */
    readonly isUrgent?: boolean
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

interface Card {
  readonly title: string
  readonly description: string
  readonly features: readonly string[]
  readonly photo: PhotoName
}

export interface PageHead {
  /** At most 60 characters where possible. */
  readonly title: string
  /** At most 155 characters. */
  readonly description: string
  /** For a page of the business's own use: search engines must not list it. */
  readonly isUnlisted?: boolean
}

/** How a shared link shows a page. */
export interface SocialCard {
  /** Drawn on the picture, at most about 45 characters. */
  readonly headline: string
  readonly photo: PhotoName
}

export interface Fact extends Sample {
  readonly value: string
}

export interface Claim extends Sample {
  readonly text: string
}

export interface City extends Sample {
  readonly name: string
  /** In the address of its page, without the state. */
  readonly slug: string
  /** One sentence for the index card, the head of its page and search results. */
  readonly description: string
  /** Its center in degrees, north and east positive. The map of the service area shows it there. */
  readonly latitude: number
  readonly longitude: number
  /** Where the map writes the name. Without it, right of the dot, or left of it near the map's right edge. */
  readonly mapLabel?: 'right' | 'left' | 'above' | 'below'
  /** At the head of its page: not the next city's, nor one of its own projects, which stand below. */
  readonly photo: PhotoName
}

export interface Project extends Sample {
  readonly id: number
  readonly title: string
  readonly location: string
  readonly category: ProjectCategory
  readonly description: string
  /** Area, materials and duration. */
  readonly details: string
  readonly image: PhotoName
  /** Whether the room was also photographed before the work. */
  readonly beforeAfter: boolean
}

export interface Review extends Sample {
  readonly id: number
  readonly name: string
  readonly location: string
  /** The day it was written, as `2024-09-21`. */
  readonly date: string
  /** Stars, a whole number from 1 to 5. */
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly service: ServiceName
  /** The project that it's about, by its id. Its photograph stands with the review. */
  readonly job?: number
  readonly title: string
  readonly review: string
  readonly verified: boolean
}

export interface Testimonial extends Sample {
  readonly name: string
  readonly location: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
}

export interface Photo extends Sample {
  readonly alt: string
  /** Which part of it stays in view where it's cropped and the place doesn't say, as in `object-position`. */
  readonly focus?: string
  /** In the list of the crew's tool, which enhances photographs that have one (specification, section 3). */
  readonly description?: string
}

/** A photograph in its place on a page. */
export interface Scene {
  readonly photo: PhotoName
  /** Which part of the photograph stays in view where it is cropped, as in `object-position`. */
  readonly focus?: string
  /** On which side of the words it stands on wide screens. */
  readonly side?: 'start' | 'end'
}
