import { region } from '../business/facts'
import added from '../records/questions?of=hardwood'
import { isOffered } from '../services/offered-services'
import { priceSection } from '../services/written-estimate-words'
import { jobsSection } from '../work/jobs'
import type { PhotoName } from '../work/photos'

export const hardwoodPage = {
  hero: {
    title: 'Hardwood Installation',
    intro: `Solid and engineered floors in the species that do well here, installed to stay quiet through ${region.seasons.dry}.`,
  },
  species: {
    id: 'species',
    label: 'Species',
    title: 'The four species we install most',
    intro:
      'The number is the Janka hardness: the pounds of force it takes to press a small steel ball halfway into the wood.',
  },
  construction: {
    id: 'construction',
    title: 'Solid or engineered',
  },
  patterns: {
    id: 'patterns',
    label: 'Patterns',
    title: 'Straight, diagonal, herringbone, parquet',
  },
  cost: priceSection,
  jobs: jobsSection('/flooring-installation/hardwood', 'Hardwood we put in'),
  process: {
    id: 'process',
    label: 'Process',
    title: 'How we install hardwood',
    steps: [
      {
        title: 'Check the house',
        description:
          'The heat is on, plaster and paint are dry, humidity is between 35 and 55%, and the subfloor reads 12% or less.',
      },
      {
        title: 'Acclimate',
        description:
          'Solid boards take 5 to 7 days, engineered 2 to 3 days, with the cartons open and cross-stacked in the rooms they’re meant for.',
      },
      {
        title: 'Prepare the subfloor',
        description:
          'The old floor comes out and squeaks get screwed down. We flatten to 3/16" in 10 ft and roll out felt.',
      },
      {
        title: 'Rack and nail',
        description:
          'The first rows follow a chalk line. Cleats go in every 8", and we mix boards from several bundles.',
      },
      {
        title: 'Sand, finish, trim',
        description:
          'Site-finished floors are sanded and coated. Then come shoe molding, thresholds and the walkthrough.',
      },
    ],
  },
  faq: {
    id: 'faq',
    label: 'FAQ',
    title: 'Questions about hardwood',
    items: [
      {
        question: 'Why does the wood have to sit in the house first?',
        answer:
          'Wood shrinks and swells until it matches the air around it. Solid hardwood needs 5-7 days and engineered 2-3 days. We go by the meter, and if it says wait, we wait.',
      },
      {
        question: 'Can you install hardwood in a basement?',
        answer: `Not solid. Below grade the slab gives off moisture all year. Engineered wood can work over a dry slab with a vapor barrier.${isOffered('lvp-installation') ? ' In most basements around here we’d install luxury vinyl.' : ''}`,
      },
      {
        question: 'Can you match the floor in the next room?',
        answer:
          'Usually. We take the width, species and grade from your floor, lace new boards into the old ones and sand both rooms together so they take the same finish.',
      },
      {
        question: 'Will there be gaps in winter?',
        answer:
          'Some. When the furnace dries the air, each board shrinks a little and the line between boards shows. Keeping the house at 35 to 55% humidity keeps them thin, and they close again by June.',
      },
      {
        question: 'Site-finished or prefinished?',
        answer:
          'Prefinished goes down faster and has a very hard factory coat, with a small bevel between boards. Site-finished is flat across the joints, can be any color and can match what you have. It adds three or four days.',
      },
      {
        question: 'Is hardwood OK in a kitchen?',
        answer:
          'Yes, if spills get wiped up. A site-finished floor helps because the coats seal the joints. Put a mat at the sink and have the dishwasher line looked at.',
      },
      ...added,
    ],
  },
  form: {
    title: 'Get a hardwood quote',
    intro: 'Leave a name and a number. We bring full boards to the estimate.',
  },
} as const

interface Sort {
  readonly name: string
  readonly description: string
  readonly photo?: PhotoName
}

/** With their Janka hardness in pounds-force. */
export const species: readonly (Sort & { readonly hardness: number })[] = [
  {
    name: 'Red Oak',
    hardness: 1290,
    description:
      'What most older houses here already have. Open grain, slightly pink, takes stain evenly and hides wear.',
    photo: 'species-red-oak',
  },
  {
    name: 'White Oak',
    hardness: 1360,
    description:
      'Beige where red oak is pink, and calmer, with tighter pores. Our first choice for wide planks and light finishes.',
    photo: 'species-white-oak',
  },
  {
    name: 'Maple',
    hardness: 1450,
    description: 'Pale and smooth with little grain. Keep it natural, because stain goes on blotchy.',
    photo: 'species-maple',
  },
  {
    name: 'Hickory',
    hardness: 1820,
    description:
      'The hardest of the four, with strong light and dark boards. Good with big dogs. It moves a lot with the seasons.',
    photo: 'species-hickory',
  },
]

export const constructions = [
  {
    kind: 'solid',
    name: 'Solid hardwood',
    description: 'One piece of wood, 3/4" thick, nailed to plywood or old plank subfloor.',
    acclimation: '5-7 days',
    points: [
      'Can be sanded 4-6 times',
      'At or above ground level only',
      'Best up to 5" wide in our climate',
      'Matches the oak already in older homes',
    ],
  },
  {
    kind: 'engineered',
    name: 'Engineered hardwood',
    description: 'A hardwood wear layer on cross-laid plies, which hold it flat when the humidity swings.',
    acclimation: '2-3 days',
    points: [
      'Sanding depends on the wear layer: 4 mm for two, 1 mm for none',
      'Goes over a dry slab, glued or floated',
      'Stays flat at 7" and wider',
      'Suits radiant heat, if the manufacturer allows it',
    ],
  },
] as const

export const patterns: readonly Sort[] = [
  {
    name: 'Straight',
    description: 'Along the longest wall, joints staggered by at least 6". Least waste, fits any house.',
    photo: 'pattern-straight',
  },
  {
    name: 'Diagonal',
    description:
      'At 45 degrees. Hides walls out of square and makes a narrow room look wider. Plan on 15% extra.',
    photo: 'pattern-diagonal',
  },
  {
    name: 'Herringbone',
    description:
      'Short boards set at right angles in a zigzag. Set from a center line, glued and nailed. Slow, and worth it in an entry.',
    photo: 'pattern-herringbone',
  },
  {
    name: 'Parquet',
    description:
      'Squares of short strips, each turned against its neighbor. At home in prewar apartments and dens.',
    photo: 'pattern-parquet',
  },
]
