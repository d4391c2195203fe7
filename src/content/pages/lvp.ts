import { claims } from '../business/claims'
import { ifClaimed, withClaim } from '../business/sentences'
import added from '../records/questions?of=lvp-lvt'
import { priceSection } from '../services/written-estimate-words'
import { jobsSection } from '../work/jobs'

export const lvpPage = {
  hero: {
    title: 'LVP/LVT Installation',
    intro:
      'Luxury vinyl plank and tile for rooms where wood would suffer: basements, kitchens, baths and the back door in February.',
  },
  benefits: {
    id: 'benefits',
    label: 'Why vinyl',
    title: 'Where vinyl beats wood',
    intro: 'It’s plastic, and we won’t tell you otherwise. Where it belongs, it’s hard to beat.',
    points: [
      {
        title: 'Waterproof',
        description:
          'A wet boot or an overflowing tub won’t ruin the plank. Water that gets through the seams can still reach the subfloor.',
      },
      {
        title: 'Hard-wearing',
        description: `${withClaim(claims.wearLayer, (layer) => `We install a wear layer of ${layer}. `)}It stands up to dogs, chairs and grit off the driveway.`,
      },
      {
        title: 'Easy underfoot',
        description:
          'Warmer and quieter than tile, more so with a pad. In a two-family house, the people downstairs will thank you.',
      },
      {
        title: 'Quick to install',
        description: `There’s no sanding and no coats.${withClaim(claims.vinylDays, (days) => ` Most rooms are done in ${days}, and you can walk on them that evening.`)}`,
      },
    ],
  },
  wear: {
    id: 'wear',
    label: 'Wear layer',
    title: 'The wear layer is what you pay for',
    intro:
      'It’s a clear coat over the printed wood. Once it wears through, the floor is done. It’s measured in mils, thousandths of an inch.',
    /** The wear layers on the market, thinnest first. The last one is installed (specification, section 9). */
    layers: [
      { name: 'Bargain plank', mil: 6, value: '6 mil' },
      { name: 'Mid-range plank', mil: 12, value: '12 mil' },
      ...ifClaimed(claims.wearLayer, {
        name: 'What we install',
        mil: Number.parseInt(claims.wearLayer.text, 10),
        value: claims.wearLayer.text,
      }),
    ],
  },
  types: {
    id: 'types',
    label: 'Types',
    title: 'Rigid core, foam core or glue-down',
    intro: 'Cut through, and all to one scale. The green line is the wear layer.',
    kinds: [
      {
        core: 'rigid',
        name: 'SPC rigid core',
        description:
          'Limestone and vinyl, dense and stiff, 4-8 mm, floating click-lock. Moves little with heat and forgives small unevenness.',
        bestFor: 'Basements, kitchens, large rooms',
      },
      {
        core: 'foam',
        name: 'WPC core',
        description:
          'A foamed core, thicker and softer to stand on. Also click-lock. Heavy furniture can dent it.',
        bestFor: 'Bedrooms, family rooms, upstairs',
      },
      {
        core: 'glued',
        name: 'Glue-down LVP and LVT',
        description:
          'Thin and flexible, set in adhesive. Doesn’t move or sound hollow, and shows every flaw in the subfloor. Tiles can be grouted.',
        bestFor: 'Baths, entries, rentals, rolling loads',
      },
    ],
  },
  rooms: {
    id: 'rooms',
    label: 'Rooms',
    title: 'Room by room',
    intro: 'Where we’d put it in our own houses, and where we’d think twice.',
    /** The style sheet draws a mark for each of the three ratings. */
    suitability: [
      {
        room: 'Basement',
        rating: 'Very good',
        note: 'Once the slab is tested and any water coming in is fixed.',
      },
      {
        room: 'Kitchen',
        rating: 'Very good',
        note: 'Floating planks stop at cabinets, never under an island.',
      },
      {
        room: 'Bathroom',
        rating: 'Very good',
        note: 'With the edges sealed at the tub and toilet, because water can still run underneath.',
      },
      {
        room: 'Mudroom and entry',
        rating: 'Very good',
        note: 'Salt wipes off. A textured plank slips less in wet socks.',
      },
      {
        room: 'Bedroom',
        rating: 'Good',
        note: 'Comfortable with a pad. Look for oak under the carpet first.',
      },
      {
        room: 'Living room',
        rating: 'Good',
        note: 'Fine with kids and pets. Hardwood sells a house.',
      },
      {
        room: 'Sunroom',
        rating: 'With care',
        note: 'Unheated winters and strong sun are hard on floating floors. Glue-down, or rigid core if the manufacturer allows it.',
      },
    ],
  },
  cost: priceSection,
  jobs: jobsSection('/flooring-installation/lvp-lvt', 'Vinyl we put in'),
  process: {
    id: 'process',
    label: 'Process',
    title: 'How we install it',
    intro: 'The floor below matters most.',
    steps: [
      {
        title: 'Test',
        description:
          'We test concrete for moisture and put a meter on wood. We go over any cracks or seepage with you before ordering.',
      },
      {
        title: 'Flatten',
        description:
          'We grind humps in the slab and fill dips with patch, to 3/16" in 10 ft. Old staple-down underlayment comes up.',
      },
      {
        title: 'Acclimate and lay out',
        description:
          'Cartons rest 48 hours at room temperature. First and last rows are planned so neither is a sliver.',
      },
      {
        title: 'Install the planks',
        description:
          'Spacers at the walls hold a 1/4" gap. End joints are at least 8" apart, and door casings are undercut.',
      },
      {
        title: 'Finish',
        description:
          'Shoe molding and transitions go on, you keep the spare planks, and we walk the floor together.',
      },
    ],
  },
  faq: {
    id: 'faq',
    label: 'FAQ',
    title: 'Questions about LVP and LVT',
    items: [
      {
        question: 'What’s the difference between LVP and LVT?',
        answer:
          'The shape. LVP comes in planks that look like wood, LVT in tiles that look like stone. The material is the same.',
      },
      ...ifClaimed(claims.wearLayer, {
        question: `What does ${claims.wearLayer.text} mean?`,
        answer: `It’s the thickness of the clear wear layer on top. A mil is a thousandth of an inch. Bargain planks have 6 to 12. We install ${claims.wearLayer.text}, because that’s the layer your dog walks on.`,
      }),
      {
        question: 'My basement gets damp. Can I still have it?',
        answer:
          'Fix the water first: gutters, grading, sump. Vinyl doesn’t mind a damp slab within its limits, but a flood under it still has to dry. A floating floor can be lifted and put back.',
      },
      {
        question: 'Can it go over my old floor?',
        answer:
          'Often, if that floor is hard, flat and fastened: sheet vinyl, tile with shallow joints, old hardwood. Not over carpet or another floating floor. Nine-inch tile and black adhesive may contain asbestos. We never sand, grind or scrape them. If the old floor is sound we can often go over it. If not, a licensed abatement contractor comes first.',
      },
      {
        question: 'Can a damaged plank be replaced?',
        answer:
          'Yes. A floating floor is opened from the nearest wall, or the plank is cut out and a new one glued in. Keep the spare planks we leave you.',
      },
      {
        question: 'How long does it last?',
        answer: `${withClaim(claims.wearLayer, (layer) => `In a normal household a ${layer} floor is good for 15 to 25 years.`) || 'As long as its wear layer does.'} It can’t be sanded, so after that it gets replaced.`,
      },
      ...added,
    ],
  },
  form: {
    title: 'Get an LVP/LVT quote',
    intro: 'Leave a name and a number. When we call, mention it if the room ever takes water.',
  },
} as const
