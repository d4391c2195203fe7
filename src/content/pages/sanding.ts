import { claims } from '../business/claims'
import { capitalize, ifClaimed, listOf, withClaim } from '../business/sentences'
import type { Scene } from '../business/types'
import added from '../records/questions?of=sanding-and-refinishing'
import { isOffered, servicesOf } from '../services/offered-services'
import { rates } from '../services/rates'
import { priceSection } from '../services/written-estimate-words'
import { jobsSection } from '../work/jobs'
import { type PhotoName, scenes } from '../work/photos'

const { repairs } = scenes as { readonly repairs?: Scene<PhotoName> }

const others = servicesOf('sanding-refinishing')
const [stairs, water] = ['stairs', 'water-damage'].map(isOffered)

export const sandingPage = {
  hero: {
    title: 'Hardwood Floor Sanding and Refinishing',
    intro: `Worn oak is rarely worn out. We sand it bare, fix what needs it and put on a finish to suit the room.${withClaim(claims.refinishingDays, (days) => ` Most jobs take ${days}.`)}`,
    /** A floor as it was and as it is, in place of a photograph. */
    floor: scenes.refinished.photo,
    /** Below it. */
    caption: 'We sanded this one:',
  },
  choice: {
    id: 'choice',
    label: 'Refinish?',
    title: 'Refinish or replace?',
    intro: 'We’d rather sand a floor than sell you one.',
    refinish: {
      title: 'Refinish when',
      items: [
        'The boards are 3/4" solid and there is wood left above the tongue',
        'Scratches, dull lanes and sun fading are the main problem',
        'Gray patches show where the finish wore through, but the wood is still hard',
        'A few boards are stained or split and can be replaced',
        'You want a different color or less shine',
      ],
    },
    replace: {
      title: 'Replace when',
      items: [
        'Nail heads or tongues show because the wood is sanded out',
        'The wear layer of an engineered floor is too thin to sand',
        'Boards are soft, moldy or crumble at the joints',
        'Pet stains have gone black over most of the room',
        'The subfloor below has failed and has to come up anyway',
      ],
    },
  },
  cost: {
    ...priceSection,
    title: 'What the price depends on',
    // The factors say it.
    intro: undefined,
    factors: [
      {
        title: 'Square footage',
        description: `${rates['sanding-refinishing']?.beyond ? 'Larger floors cost less per square foot. ' : ''}One room takes the same setup.`,
      },
      {
        title: 'Condition',
        description: 'Carpet glue, old wax, paint and cupped boards take extra passes.',
      },
      {
        title: 'Repairs',
        description: 'Boards to replace, squeaks to fix, and gaps that need more than filler.',
      },
      {
        title: 'Stain and finish',
        description: 'Two-part water-based finish costs more than oil-based, and color means another visit.',
      },
      {
        title: stairs ? 'Stairs and closets' : 'Closets',
        description: `${stairs ? 'Each tread is a small floor of its own. ' : ''}Closets are small and slow.`,
      },
      {
        title: 'Furniture and access',
        description: 'Empty rooms are quickest. Tell us about a piano.',
      },
    ],
  },
  finishes: {
    id: 'finishes',
    label: 'Finishes',
    title: 'Which finish for which room',
    intro: 'It depends on the color, the smell and your dog.',
    types: [
      {
        name: 'Oil-based',
        description: 'Oil-modified polyurethane, two or three coats. The amber look people remember.',
        pros: ['Warm amber color that flatters red oak', 'Thick build, levels out smoothly'],
        cons: ['Strong smell for several days', 'Wait 48-72 hours before you walk on it', 'Yellows with age'],
      },
      {
        name: 'Water-based',
        description: 'Waterborne polyurethane, sealer and two or three coats. What we use most.',
        pros: [
          'Walk on it after 24 hours',
          'Little smell, so you can often stay at home',
          'Stays clear on maple and white oak',
        ],
        cons: ['Thinner coats, so more of them', 'Can look pale without a tinted sealer or stain'],
      },
      {
        name: 'Penetrating oil',
        description: 'Soaks into the wood instead of lying on top. Buffed in by machine, one or two coats.',
        pros: [
          'Looks and feels like bare wood',
          'A worn spot can be repaired without sanding the room',
          'Walk on it in socks the next day',
          'No film to peel',
        ],
        cons: [
          'Needs re-oiling every few years',
          'Spills must be wiped up soon',
          'Less protection against dog nails',
        ],
      },
    ],
  },
  dust: claims.dustControl.text
    ? {
        id: 'dust',
        label: 'Dust',
        title: 'Dust control',
        intro:
          'Sanding makes a bag or two of dust in every room. Ours goes through a hose into a sealed HEPA vacuum.',
        /** The specification's claim (section 9), to scale, and what is left of it. */
        containment: {
          value: claims.dustContainment.text,
          label: 'dust containment',
          rest: 'The rest: wiped up',
        },
        /** Where the dust goes, from left to right in the drawing. */
        path: [
          { title: 'Machine', description: 'Drum, edger and buffer draw dust off where it’s cut.' },
          { title: 'Hose', description: 'Never a cloth bag.' },
          { title: 'HEPA vacuum', description: 'Sealed, so it stays in.' },
        ],
        points: [
          {
            title: 'At the doorway',
            description: 'We hang zippered plastic over the openings and tape the vents while we sand.',
          },
          {
            title: 'At the end of the day',
            description:
              'We vacuum and wipe the floor, sills and trim, and tack the floor twice before any finish goes on.',
          },
          {
            title: 'In older houses',
            description: `In houses built before 1978 we treat old paint as lead until a test says otherwise.${withClaim(claims.leadSafe, (words) => ` We are ${words.toLowerCase()}.`)}`,
          },
        ],
      }
    : undefined,
  jobs: jobsSection(
    '/sanding-and-refinishing',
    'Floors we refinished',
    scenes.refinished.photo,
    scenes.homeShowcase.photo,
  ),
  timeline: {
    id: 'timeline',
    label: 'Days',
    title:
      withClaim(claims.refinishingDays, () => 'Four days on a typical job') || 'A typical job, day by day',
    intro: 'Two or three rooms of oak, no stain, water-based.',
    /** One entry per day. The first is "Day 1". */
    days: [
      {
        title: 'Prep and rough sand',
        description:
          'We seal the doorways and set the nails. The first pass is at 36 grit, then 60, in the middle and along the edges.',
      },
      {
        title: 'Fine sand',
        description: 'We fill the gaps, sand at 100 grit, scrape the corners by hand and screen the floor.',
      },
      {
        title: 'Sealer and first coat',
        description:
          'Sealer goes on in the morning and the first coat of finish in the afternoon, with the windows shut and the heat steady.',
      },
      {
        title: 'Last coats and walkthrough',
        description: 'We walk the floor with you before the last coat and once it’s dry.',
      },
    ],
    /** When a new finish may be used (specification, section 9). */
    returnTimes: {
      title: 'When you get the room back',
      times: [
        { value: '24 hours', label: 'until you walk on a water-based finish' },
        { value: '48-72 hours', label: 'until you walk on an oil-based one' },
        { value: '1 week', label: 'before the furniture goes back' },
      ],
    },
  },
  also: {
    id: 'also',
    label: 'Repairs',
    title: capitalize(listOf(others.flatMap(({ heading }) => heading ?? []))),
    scene: repairs,
    /** Other work while the sanders are in the house. Each has the id that links lead to. */
    jobs: others.map(({ name, ...job }) => ({ id: name, ...job })),
  },
  faq: {
    id: 'faq',
    label: 'FAQ',
    title: 'Questions about refinishing',
    work: {
      title: 'The work',
      items: [
        ...ifClaimed(claims.refinishingDays, {
          question: 'How long does it take?',
          answer: `Refinishing takes ${claims.refinishingDays.text} for most homes. Stain, repairs${stairs ? ', stairs' : ''} and oil-based finish each push it toward the longer end.`,
        }),
        {
          question: 'When can we walk on the floor?',
          answer:
            'After 24 hours on a water-based finish and 48-72 hours on an oil-based one. Socks for the first day, then soft shoes. Babies crawl on it once the smell is gone: after about a week on water-based, two weeks on oil-based. Pets stay off as long as shoes do.',
        },
        {
          question: 'When can the furniture and rugs go back?',
          answer:
            'Wait 1 week before placing furniture. Carry it, don’t slide it. Rugs should wait until the finish has cured: about two weeks for water-based, a month for oil-based.',
        },
        {
          question: 'How many times can a floor be sanded?',
          answer:
            'Solid 3/4" hardwood can be sanded 4-6 times over its life. With engineered wood it depends on the wear layer: 4 mm may take two sandings, 1 mm none. We pull a floor register and measure before we promise anything.',
        },
        {
          question: 'Do we have to move out?',
          answer:
            'Usually not with a water-based finish, if you can do without the rooms and have another way to the bathroom. With an oil-based finish, plan on two or three nights elsewhere because of the smell. With a baby or asthma in the house, sleep elsewhere for the first two nights of either.',
        },
        {
          question: 'Can you get pet stains and water marks out?',
          answer:
            'Light marks sand out. White rings are in the finish and go with it. Black stains have reacted with the tannin in the oak and run deep, so we replace those boards or stain the floor dark enough to hide them.',
        },
      ],
    },
    living: {
      title: 'Before, during and after',
      items: [
        {
          question: 'What do we do before you come?',
          answer:
            'Empty the rooms and their closets, or ask us about the heavy pieces. Take breakables off shared walls and keep a parking spot near the door. Birds and fish tanks move out first.',
        },
        {
          question: 'How do we care for the floor?',
          answer:
            'Felt under the legs, mats at the doors, a dry mop or a well-wrung one. No steam, no vinegar, no wax, and air at 35 to 55% humidity.',
        },
        {
          question: 'Could we just recoat it?',
          answer:
            'If the finish is dull but not worn through, we buff it and put on one coat. It takes a day, costs much less and puts off the next sanding by years.',
        },
        {
          question: 'Do we need a permit?',
          answer: `Refinishing needs none. ${capitalize(listOf(['structural repairs', ...(water ? ['work after water damage'] : [])]))} may. We check.`,
        },
        ...added,
      ],
    },
  },
  form: {
    title: 'Get a refinishing quote',
    intro: 'Leave a name and a number. The in-home estimate is free.',
  },
} as const
