import { business, theOwner } from './business'
import { rating } from './reviews'

/** The words of the About page (specification, sections 1, 2 and 9). */
export const about = {
  hero: {
    title: 'A flooring company you can get on the phone',
    intro: `We sand, repair and install floors in ${business.serviceArea}. The person who looks at your floor is the person who answers for it afterward.`,
    photo: 'living-room-finished',
    focus: '50% 80%',
  },
  story: {
    id: 'story',
    title: 'Our Story',
    paragraphs: [
      `The business began in ${business.founded.story} with one van, one drum sander bought secondhand, and a run of doubles on the west side of Cleveland. Most of them had red oak or maple under the carpet, and most of the owners had been told to cover it up again.`,
      'Word went from porch to porch. A floor in Lakewood led to one in Rocky River, then to colonials in Beachwood and farmhouses out toward Burton, where the boards are wider and the winters are harder on them.',
      `The one-van outfit became ${business.shortName} in ${business.founded.hero}. The machines now run into a vacuum, the finishes smell a good deal less, and a moisture meter comes along on every visit. What hasn't changed is the order: look first, tell the truth about what's there, then give a price.`,
    ],
    quote: {
      text: 'I would rather tell you your floor can wait three years than sand it a year too early. There is only so much wood on it.',
      by: `${theOwner}, ${business.name}`,
    },
  },
  stats: [
    { value: '15+', label: 'Years Experience' },
    { value: '500+', label: 'Projects Completed' },
    ...(rating ? [{ value: rating.average, label: 'Star Average Rating' }] : []),
    { value: '25+', label: 'Cities Served' },
  ],
  values: {
    id: 'values',
    title: 'Our Values',
    items: [
      {
        title: 'Craftsmanship',
        description:
          'We cut with the full run of grits, 36, 60 and 100, because skipping one leaves scratches that show up under stain. Corners get scraped by hand. At the end we look at the floor with a lamp held low, the way the evening sun will.',
      },
      {
        title: 'Cleanliness',
        description:
          'A sander throws as much as you let it. Ours run into a vacuum with 96% dust containment, doorways are zipped shut, and returns are covered so that nothing travels through the ducts. We sweep the driveway too.',
      },
      {
        title: 'Communication',
        description:
          'You get the price in writing and the start date with it. If we pull up a threshold and find rot, you get a call and a photo before we touch it. You talk with the owner, from the first visit to the last coat.',
      },
    ],
  },
  credentials: {
    id: 'credentials',
    title: 'Credentials',
    intro: "Ask to see the paperwork. We'll bring copies to the first visit.",
    items: [
      'Licensed Ohio home improvement contractor',
      'Fully insured and bonded',
      'Trade association member',
      'Certified dustless refinishing specialist',
      'Lead-safe certified',
    ],
    education: {
      title: 'Continuing education',
      text: 'Finishes, adhesives and lead rules change. We take courses every year, and new products go on our own shop floor before they go on yours. In a house built before 1978 we work by lead-safe practice.',
    },
  },
  areas: {
    id: 'areas',
    title: 'Areas we serve',
    intro: `${business.serviceArea}, from the lake to the snow belt. We serve 25+ cities. These are the ones with a page of their own.`,
    link: 'All service areas',
  },
  why: {
    id: 'why',
    title: `Why Choose ${business.name}`,
    points: [
      {
        title: 'You deal with the owner',
        description: 'The owner measures, writes the estimate and checks the floor at the end.',
      },
      {
        title: 'Free in-home estimates',
        description:
          'We pull a vent cover, see how much wood is left and read the moisture. It costs nothing and you owe us nothing.',
      },
      {
        title: 'Dustless refinishing',
        description: '96% dust containment at the machine. You can leave the dishes in the cupboard.',
      },
      {
        title: 'Workmanship warranty',
        description:
          'If something we did lets go, we come back and fix it. The terms are on your estimate, so ask before you sign.',
      },
      {
        title: 'Satisfaction guarantee',
        description: 'The job ends with a walkthrough. We fix what you point at before we call it done.',
      },
      {
        title: 'Local, and staying here',
        description:
          'We know lake air, road salt and furnaces that run from October to April, and we pick wood and finish for them.',
      },
    ],
  },
  closing: {
    title: "Let's Start Your Project",
    intro: `Leave your name, your number and the kind of work. ${theOwner} calls back to set a time.`,
  },
} as const
