import type { Sample } from './types'

/**
 * Every photograph of the site by its file name in `src/photos/` (without `.jpg`).
 *
 * They are computer-rendered stand-ins: replace a file by the contractor's own picture of the same proportions,
 * keep its name, correct its `alt` here and remove `sample: true`.
 */
export const photos = {
  'hero-section': {
    width: 2400,
    height: 1350,
    alt: 'Bright living room with a wide, glossy natural oak floor and sunlight from tall windows on the right.',
    sample: true,
  },
  'living-room-finished': {
    width: 1800,
    height: 1200,
    alt: 'Living room with a refinished red oak strip floor, white fireplace, patterned rug and sunlight across the boards.',
    sample: true,
  },
  'living-room-before': {
    width: 1800,
    height: 1200,
    alt: 'The same living room, empty, with a worn, gray, scratched and stained strip floor.',
    sample: true,
  },
  'hallway-refinished': {
    width: 1800,
    height: 1200,
    alt: 'Long hallway with satin-finished red oak strips running to a window at the far end.',
    sample: true,
  },
  'hallway-before': {
    width: 1800,
    height: 1200,
    alt: 'The same hallway, empty, its floorboards dull and worn gray down the middle.',
    sample: true,
  },
  'stairs-refinished': {
    width: 1800,
    height: 1200,
    alt: 'Entrance hall staircase with dark-stained oak treads and handrail, white risers and white balusters.',
    sample: true,
  },
  'stairs-before': {
    width: 1800,
    height: 1200,
    alt: 'The same staircase before work, with worn, patchy treads and yellowed, scuffed paint.',
    sample: true,
  },
  'stairs-detail': {
    width: 1800,
    height: 1200,
    alt: 'Close view of dark-stained oak treads with rounded nosing, white risers and square white balusters.',
    sample: true,
  },
  'stairs-treads': {
    width: 1800,
    height: 1200,
    alt: 'View up an enclosed staircase with natural oak treads, white risers and skirts and an oak wall rail on dark brackets.',
    sample: true,
  },
  'dining-room-floors': {
    width: 1800,
    height: 1200,
    alt: 'Dining room with a medium-brown stained oak floor, oak table, dark chairs and white wainscot.',
    sample: true,
  },
  'dining-room-before': {
    width: 1800,
    height: 1200,
    alt: 'The same dining room, empty, with a worn and stained strip floor.',
    sample: true,
  },
  'family-room-hardwood': {
    width: 1800,
    height: 1200,
    alt: 'Family room with wide, matte white oak planks, a blue-gray sofa, a light rug and built-in shelves.',
    sample: true,
  },
  'lvp-installation': {
    width: 1800,
    height: 1200,
    alt: 'Kitchen with gray-brown luxury vinyl planks, white cabinets, a steel range and a dark island with three stools.',
    sample: true,
  },
  'lvp-installation-process': {
    width: 1800,
    height: 1200,
    alt: 'Gray-brown click-lock vinyl plank held at an angle in the joint of the row before it, over pale ribbed underlayment.',
    sample: true,
  },
  'sanding-process': {
    width: 1800,
    height: 1200,
    alt: 'Floor sander on a half-sanded oak floor, its ribbed hose leading to a HEPA vacuum; gray worn boards left, bare oak right.',
    sample: true,
  },
  'refinishing-process': {
    width: 1800,
    height: 1200,
    alt: 'Lambswool applicator at the edge of a wet coat of clear finish: glossy oak behind it, pale bare oak in front.',
    sample: true,
  },
  'team-working': {
    width: 1800,
    height: 1200,
    alt: 'Tongue-and-groove oak boards being laid over dark underlayment, with a rubber mallet, a tapping block and a red pencil.',
    sample: true,
  },
  'team-photo': {
    width: 1800,
    height: 1200,
    alt: 'Wood-stain sample boards on wall ledges, a canvas apron on a hook and a bench with loose samples in window light.',
    sample: true,
  },
  'species-red-oak': {
    width: 1200,
    height: 1200,
    alt: 'Swatch: red oak strips seen from above.',
    sample: true,
  },
  'species-white-oak': {
    width: 1200,
    height: 1200,
    alt: 'Swatch: gray-beige white oak strips seen from above.',
    sample: true,
  },
  'species-maple': {
    width: 1200,
    height: 1200,
    alt: 'Swatch: pale maple strips seen from above.',
    sample: true,
  },
  'species-hickory': {
    width: 1200,
    height: 1200,
    alt: 'Swatch: hickory planks with strong light and dark contrast, seen from above.',
    sample: true,
  },
  'pattern-straight': {
    width: 1200,
    height: 800,
    alt: 'Floor pattern: straight-laid strips with staggered joints.',
    sample: true,
  },
  'pattern-diagonal': {
    width: 1200,
    height: 800,
    alt: 'Floor pattern: strips laid on the diagonal to the wall and its white baseboard.',
    sample: true,
  },
  'pattern-herringbone': { width: 1200, height: 800, alt: 'Floor pattern: herringbone.', sample: true },
  'pattern-parquet': {
    width: 1200,
    height: 800,
    alt: 'Floor pattern: parquet squares of short strips turned at right angles to each other.',
    sample: true,
  },
} as const satisfies Record<string, Sample & { width: number; height: number; alt: string }>

export type PhotoName = keyof typeof photos

/** The same room before and after, from the same camera: `[after]: before`. */
export const beforePhotos: Partial<Record<PhotoName, PhotoName>> = {
  'living-room-finished': 'living-room-before',
  'hallway-refinished': 'hallway-before',
  'stairs-refinished': 'stairs-before',
  'dining-room-floors': 'dining-room-before',
}

/** Details of a job, in addition to its main photograph: `[main]: details`. */
export const detailPhotos: Partial<Record<PhotoName, readonly PhotoName[]>> = {
  'stairs-refinished': ['stairs-detail'],
  'lvp-installation': ['lvp-installation-process'],
  'sanding-process': ['refinishing-process'],
}
