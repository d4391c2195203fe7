import type { Photo, Scene } from '../business/types'

/**
 * Every photograph of the site by its file name in `src/photos/` (without `.jpg`).
 *
 * Those with `sample: true` are computer-rendered stand-ins: `npm run photos` puts the contractor's own in their
 * place. Then correct the `alt` here and remove the mark. Swatches and patterns are illustrations, and stay.
 */
export const photos = {
  'hero-section': {
    alt: 'Bright living room with a wide, glossy natural oak floor and sunlight from tall windows on the right.',
    focus: '68% 100%',
    sample: true,
  },
  'living-room-finished': {
    alt: 'Living room with a refinished red oak strip floor, white fireplace, patterned rug and sunlight across the boards.',
    focus: '50% 85%',
    sample: true,
  },
  'sanding-process': {
    alt: 'Floor sander on a half-sanded oak floor, its ribbed hose leading to a HEPA vacuum; gray worn boards left, bare oak right.',
    focus: '60% 65%',
    sample: true,
  },
  'lvp-installation': {
    alt: 'Kitchen with gray-brown luxury vinyl planks, white cabinets and a dark island with three stools.',
    focus: '60% 80%',
    sample: true,
  },
  'stairs-refinished': {
    alt: 'Entrance hall staircase with dark-stained oak treads and handrail, white risers and white balusters.',
    focus: '55% 60%',
    sample: true,
  },
  'stairs-detail': {
    alt: 'Close view of dark-stained oak treads with rounded nosing, white risers and square white balusters.',
    sample: true,
  },
  'family-room-hardwood': {
    alt: 'Family room with wide, matte white oak planks, a blue-gray sofa, a light rug and tall bookshelves.',
    focus: '50% 85%',
    sample: true,
  },
  'hallway-refinished': {
    alt: 'Long hallway with satin-finished red oak strips running to a window at the far end.',
    focus: '50% 85%',
    sample: true,
  },
  'dining-room-floors': {
    alt: 'Dining room with a medium-brown stained oak floor, oak table, dark chairs and white wainscot.',
    focus: '50% 80%',
    sample: true,
  },
  'stairs-treads': {
    alt: 'Enclosed staircase with natural oak treads, white risers and an oak rail on dark brackets.',
    focus: '40% 60%',
    sample: true,
  },
  'refinishing-process': {
    alt: 'Lambswool applicator at the edge of a wet coat of clear finish: glossy oak behind it, pale bare oak in front.',
    focus: '75% 60%',
    sample: true,
  },
  'team-working': {
    alt: 'Tongue-and-groove oak boards being laid over dark underlayment, with a rubber mallet, a tapping block and a red pencil.',
    focus: '60% 60%',
    sample: true,
  },
  'lvp-installation-process': {
    alt: 'Gray-brown click-lock vinyl plank held at an angle in the joint of the row before it.',
    focus: '50% 80%',
    sample: true,
  },
  'living-room-before': {
    alt: 'The same living room, empty, with a worn, gray, scratched and stained strip floor.',
    focus: '50% 85%',
    sample: true,
  },
  'hallway-before': {
    alt: 'The same hallway, empty, its floorboards dull and worn gray down the middle.',
    focus: '50% 85%',
    sample: true,
  },
  'stairs-before': {
    alt: 'The same staircase before work, with worn, patchy treads and yellowed, scuffed paint.',
    focus: '55% 60%',
    sample: true,
  },
  'dining-room-before': {
    alt: 'The same dining room, empty, with a worn and stained strip floor.',
    focus: '50% 80%',
    sample: true,
  },
  'team-photo': {
    alt: 'Wood-stain sample boards on wall ledges, a canvas apron and a bench with loose samples in window light.',
    focus: '60% 50%',
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
} as const satisfies Record<string, Photo>

export type PhotoName = keyof typeof photos

export const photoNames: readonly string[] = Object.keys(photos)

/** The photograph of each place, but for cities, projects and services, which name theirs. */
export const scenes = {
  /** Without `before`, the photograph stands alone. */
  home: { photo: 'dining-room-floors', before: 'dining-room-before' },
  homeClosing: { photo: 'hero-section' },
  /** A room that was also photographed before the work. Without `before`, the section on Home goes. */
  homeShowcase: { photo: 'living-room-finished', before: 'living-room-before' },
  /** At the head of About, beside the owner's words: dark or plain on its left. */
  team: { photo: 'team-photo' },
  why: { photo: 'hero-section' },
  /** At the head of the page about sanding: a project's floor, best one with its `before`. */
  refinished: { photo: 'hallway-refinished' },
  /** A board in the color that each finish gives it, none with `undefined`. */
  finishes: { photo: 'species-red-oak' },
  /** Beside repairs and stairs, none with `undefined`. */
  repairs: { photo: 'stairs-detail' },
  /** Beside the reasons to hire a professional, none with `undefined`. */
  professional: { photo: 'lvp-installation-process' },
  /** A floor seen from above, from which the 404 page takes a board. */
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
