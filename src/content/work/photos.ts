import { business } from '../business/business'
import type { Photo, Scene } from '../business/types'
import jobPhotos from '../records/projects?photos'
import type { PhotoName } from './photo-names.gen'

export type { PhotoName }

/**
 * The photographs in `src/photos/` that are no job's, by their files' names: a job's record names its own, with
 * their words. Those with `sample: true` are computer-rendered stand-ins. Swatches and patterns are
 * illustrations, and stay.
 */
const otherPhotos: Readonly<Partial<Record<PhotoName, Photo>>> = {
  'hero-section': {
    alt: 'Bright living room with a wide, glossy natural oak floor and sunlight from tall windows on the right.',
    focus: '68% 100%',
    sample: true,
  },
  'team-photo': {
    alt: 'Wood-stain sample boards on wall ledges, a canvas apron and a bench with loose samples in window light.',
    focus: '100% 50%',
    sample: true,
  },
  'species-red-oak': {
    alt: 'Swatch: red oak strips seen from above.',
  },
  'species-white-oak': {
    alt: 'Swatch: gray-beige white oak strips seen from above.',
  },
  'species-maple': {
    alt: 'Swatch: pale maple strips seen from above.',
  },
  'species-hickory': {
    alt: 'Swatch: hickory planks with strong light and dark contrast, seen from above.',
  },
  'pattern-straight': {
    alt: 'Floor pattern: straight-laid strips with staggered joints.',
  },
  'pattern-diagonal': {
    alt: 'Floor pattern: strips laid on the diagonal to the wall and its white baseboard.',
  },
  'pattern-herringbone': { alt: 'Floor pattern: herringbone.' },
  'pattern-parquet': {
    alt: 'Floor pattern: parquet squares of short strips turned at right angles to each other.',
  },
}

const photos: Readonly<Partial<Record<string, Photo>>> = { ...jobPhotos, ...otherPhotos }

/** The photographs that a job or this file names. */
export const photoNames: readonly string[] = Object.keys(photos)

/** It's no entry of the content, so the build doesn't list it. */
const mayBeMadeUp = true

/** What a photograph shows. Of one whose job is gone nobody knows that, or whether it was made up. */
export const photoOf = (name: PhotoName): Photo =>
  photos[name] ?? { alt: `Work by ${business.name}.`, sample: mayBeMadeUp }

/** The photograph of each place, but for cities, projects and services, which name theirs. */
export const scenes = {
  /** Without `before`, the photograph stands alone. */
  home: { photo: 'dining-room-floors', before: 'dining-room-before' },
  homeClosing: { photo: 'hero-section' },
  /** A room that was also photographed before the work. Without `before`, the section on Home goes. */
  homeShowcase: { photo: 'living-room-finished', before: 'living-room-before' },
  /** At the head of About, beside the owner's words. */
  team: { photo: 'team-photo' },
  why: { photo: 'refinishing-process' },
  /** At the head of the page about sanding: a project's floor, best one with its `before`. */
  refinished: { photo: 'hallway-refinished' },
  /** A board in the color that each finish gives it, none with `undefined`. */
  finishes: { photo: 'species-red-oak' },
  /** Beside repairs and stairs, none with `undefined`. */
  repairs: { photo: 'stairs-detail' },
  /** Beside the reasons to hire a professional, none with `undefined`. */
  professional: { photo: 'lvp-installation-process' },
  /** In the list of towns, for one without a job. */
  town: { photo: 'pattern-straight' },
  /** A floor seen from above, of whose boards the 404 page lays its own (pages/not-found/floor.ts). */
  notFound: { photo: 'species-white-oak' },
  // In link previews. Other pages show the photograph at their head.
  workCard: { photo: 'stairs-refinished' },
  areasCard: { photo: 'hallway-refinished' },
  contactCard: { photo: 'stairs-treads' },
  installationCard: { photo: 'family-room-hardwood' },
  aboutCard: { photo: 'team-photo' },
  reviewsCard: { photo: 'living-room-finished' },
  toolCard: { photo: 'stairs-detail' },
} as const satisfies Record<string, Scene<PhotoName> | undefined>
