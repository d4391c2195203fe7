import type { FaqItem, Heading, Hero, TitledText } from './types'

export interface VinylType {
  readonly name: string
  readonly description: string
  readonly bestFor: string
}

export interface RoomSuitability {
  readonly room: string
  readonly rating: 'Very good' | 'Good' | 'With care'
  readonly note: string
}

export const lvpPage = {
  hero: {
    title: 'LVP/LVT Installation',
    intro:
      'Luxury vinyl plank and tile for rooms where wood would suffer: basements, kitchens, baths and the back door in February.',
    photo: 'lvp-installation',
    focus: '60% 80%',
  },
  benefits: {
    title: 'What it does well',
    intro: 'It is plastic, and we will not tell you otherwise. Used where it belongs, it is hard to beat.',
  },
  wear: {
    title: 'The wear layer is what you pay for',
    intro:
      'A clear coat over the printed wood. When it is through, the floor is done. It is measured in mil, thousandths of an inch.',
  },
  types: {
    title: 'Three types',
    intro: 'The core decides how it feels, what it forgives and where it can go.',
  },
  rooms: {
    title: 'Room by room',
    intro: 'Where we would lay it in our own houses, and where we would think twice.',
  },
  process: {
    title: 'How we lay it',
    intro: 'The floor below matters most. Vinyl shows every hump it is laid over.',
  },
  faq: { title: 'Questions about LVP and LVT', intro: 'Short answers from the people who lay it.' },
  form: {
    title: 'Get an LVP/LVT quote',
    intro: 'Leave a name and a number, and tell us if the room ever takes water.',
  },
} as const satisfies Record<string, Heading | Hero>

export interface WearLayer {
  readonly name: string
  /** Thickness in thousandths of an inch. */
  readonly mil: number
  readonly value: string
}

/** The wear layers on the market, thinnest first. The business installs the last one (specification, section 9). */
export const wearLayers: readonly WearLayer[] = [
  { name: 'Bargain plank', mil: 6, value: '6 mil' },
  { name: 'Middle of the rack', mil: 12, value: '12 mil' },
  { name: 'What we lay', mil: 20, value: '20+ mil' },
]

export const lvpBenefits: readonly TitledText[] = [
  {
    title: 'Waterproof',
    description: 'The plank itself does not swell. A wet boot or an overflowing tub will not ruin it.',
  },
  {
    title: 'Hard-wearing',
    description: 'We lay a wear layer of 20+ mil. It takes dogs, chairs and grit off the driveway.',
  },
  {
    title: 'Easy underfoot',
    description:
      'Warmer and quieter than tile, more so with a pad. Upstairs in a double, your neighbor will notice.',
  },
  {
    title: 'Quick to lay',
    description:
      'No sanding, no coats. Most rooms are finished in a day or two and you walk on them that evening.',
  },
]

export const lvpTypes: readonly VinylType[] = [
  {
    name: 'SPC rigid core',
    description:
      'Limestone and vinyl, dense and stiff, 4-8 mm, floating click-lock. Moves little with heat and forgives small unevenness.',
    bestFor: 'Basements, kitchens, sunny rooms',
  },
  {
    name: 'WPC core',
    description:
      'A foamed core, thicker and softer to stand on. Also click-lock. Heavy furniture can dent it.',
    bestFor: 'Bedrooms, family rooms, upstairs',
  },
  {
    name: 'Glue-down LVP and LVT',
    description:
      'Thin and flexible, set in adhesive. Does not move or sound hollow, and shows every flaw in the subfloor. Tiles can be grouted.',
    bestFor: 'Baths, entries, rentals, rolling loads',
  },
]

export const roomSuitability: readonly RoomSuitability[] = [
  {
    room: 'Basement',
    rating: 'Very good',
    note: 'Once the slab is tested and the water coming in has been dealt with.',
  },
  {
    room: 'Kitchen',
    rating: 'Very good',
    note: 'Floating planks stop at the cabinets. They do not go under an island.',
  },
  {
    room: 'Bathroom',
    rating: 'Very good',
    note: 'Edges sealed at the tub and toilet, because water can still run below.',
  },
  {
    room: 'Mudroom and entry',
    rating: 'Very good',
    note: 'Salt wipes off. A textured plank is less slippery in wet socks.',
  },
  { room: 'Bedroom', rating: 'Good', note: 'Comfortable with a pad. Look for oak under the carpet first.' },
  {
    room: 'Living room',
    rating: 'Good',
    note: 'Fine with children and pets. Hardwood will likely serve you better when you sell.',
  },
  {
    room: 'Sunroom',
    rating: 'With care',
    note: 'Unheated winters and strong sun are hard on floating floors. Glue-down, or rigid core if the maker allows it.',
  },
]

export const lvpProcess: readonly TitledText[] = [
  {
    title: 'Test',
    description:
      'Moisture test on concrete, meter on wood. Cracks and seepage are talked over before anything is ordered.',
  },
  {
    title: 'Flatten',
    description:
      'Humps ground, dips filled with patch, to 3/16" in 10 ft. Old staple-down underlayment comes up.',
  },
  {
    title: 'Acclimate and lay out',
    description:
      'Cartons rest 48 hours at room temperature. First and last rows are planned so neither is a sliver.',
  },
  {
    title: 'Lay',
    description: 'Spacers at the walls for a 1/4" gap, end joints at least 8" apart, door casings undercut.',
  },
  {
    title: 'Finish',
    description: 'Shoe molding and transitions on, spare planks left with you, and a walk through together.',
  },
]

export const lvpFaqs: readonly FaqItem[] = [
  {
    question: 'What is the difference between LVP and LVT?',
    answer:
      'The shape. LVP comes in planks that look like wood, LVT in tiles that look like stone. The material is the same.',
  },
  {
    question: 'What does 20+ mil mean?',
    answer:
      'It is the thickness of the clear wear layer on top. A mil is a thousandth of an inch. Bargain planks have 6 to 12; we lay 20 and up, because that is the layer your dog walks on.',
  },
  {
    question: 'My basement takes some water. Can I still have it?',
    answer:
      'Fix the water first: gutters, grading, sump. Vinyl does not mind a damp slab within its limits, but a flood below it still has to dry. A floating floor can be lifted and laid again.',
  },
  {
    question: 'Can it go over my old floor?',
    answer:
      'Often, if that floor is hard, flat and fastened: sheet vinyl, tile with shallow joints, old hardwood. Not over carpet or another floating floor. Old tile that may hold asbestos we leave alone and cover.',
  },
  {
    question: 'Can a damaged plank be replaced?',
    answer:
      'Yes. A floating floor is opened from the nearest wall, or the plank is cut out and a new one glued in. Keep a carton.',
  },
  {
    question: 'How long does it last?',
    answer:
      'In a normal household a 20+ mil floor is good for 15 to 25 years. It cannot be sanded, so after that it is replaced.',
  },
]
