import { business, theOwner } from '../business/business'
import { claims } from '../business/claims'
import { region } from '../business/facts'
import { capitalize, ifClaimed, withClaim } from '../business/sentences'
import { scenes } from '../work/photos'
import { rating } from '../work/site-rating'

/** The words of the About page (specification, sections 1, 2 and 9). */
export const about = {
  hero: {
    title: 'A flooring company you can get on the phone',
    intro: `We sand, repair and install floors in ${business.serviceArea}.${withClaim(claims.owner, () => ' The person who looks at your floor is the person who answers for it afterward.')}`,
  },
  story: {
    id: 'story',
    title: 'Our Story',
    scene: scenes.team,
    sample: true,
    /** Each below the year that it begins with. */
    chapters: [
      {
        year: business.founded.story,
        paragraphs: [
          `The business began in ${business.founded.story} with one van, one drum sander bought secondhand, and a run of doubles on the west side of Cleveland. Most of them had red oak or maple under the carpet, and most of the owners had been told to cover it up again.`,
          'Word went from porch to porch. A floor in Lakewood led to one in Rocky River, then to colonials in Beachwood and farmhouses out toward Burton, where the boards are wider and the winters are harder on them.',
        ],
      },
      {
        year: business.founded.hero,
        paragraphs: [
          `The one-van outfit became ${business.shortName} in ${business.founded.hero}. The machines now run into a vacuum, the finishes smell a lot less, and a moisture meter comes along on every visit. What hasn’t changed is the order: look first, tell the truth about what’s there, then give a price.`,
        ],
      },
    ],
    /** Without a `text` it's nowhere. */
    quote: {
      sample: true,
      text: 'I’d rather tell you your floor can wait three years than sand it a year too early. There’s only so much wood on it.',
      by: `${theOwner}, ${business.name}`,
    },
  },
  stats: [
    { value: claims.years.text, label: 'Years Experience' },
    { value: claims.projects.text, label: 'Projects Completed' },
    { value: rating?.average ?? '', label: 'Star Average Rating' },
    { value: claims.cities.text, label: 'Cities Served' },
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
        description: `${withClaim(claims.dustControl, () => `A sander throws as much as you let it. Ours run into a vacuum, doorways`) || 'Doorways'} are zipped shut, and returns are covered so that nothing travels through the ducts. We sweep the driveway too.`,
      },
      {
        title: 'Communication',
        description:
          'You get the price in writing and the start date with it. If we pull up a threshold and find rot, you get a call and a photo before we touch it.',
      },
    ],
  },
  credentials: {
    id: 'credentials',
    title: 'Credentials',
    intro: `Ask to see the paperwork: we bring copies to the first visit.${withClaim(claims.insurance, () => ' Landlords get the certificate of insurance by email, and an invoice per unit.')}`,
    items: [
      claims.license.text,
      claims.insurance.text,
      claims.association.text,
      claims.dustless.text,
      claims.leadSafe.text,
    ].filter(Boolean),
    education: {
      title: claims.education.text,
      text: `Finishes, adhesives and lead rules change. We take courses every year, and new products go on our own shop floor before they go on yours.${withClaim(claims.leadSafe, () => ' In a house built before 1978 we follow lead-safe work practices.')}`,
    },
  },
  areas: {
    id: 'areas',
    label: 'Towns',
    title: 'Areas we serve',
    intro: `${business.serviceArea}, ${region.extent.about}. Each of these towns has a page of its own.`,
    link: 'All service areas',
  },
  why: {
    id: 'why',
    label: 'Why us',
    scene: scenes.why,
    title: `Why Choose ${business.name}`,
    points: [
      ...ifClaimed(claims.owner, {
        title: claims.owner.text,
        description: 'One person measures, writes the estimate and checks the floor at the end.',
      }),
      {
        title: 'Free in-home estimates',
        description:
          'We pull a vent cover, see how much wood is left and read the moisture. It costs nothing and you owe us nothing.',
      },
      ...ifClaimed(claims.dustControl, {
        title: claims.dustControl.text,
        description: 'You can leave the dishes in the cupboard, and sleep at home.',
      }),
      ...ifClaimed(claims.warranty, {
        title: capitalize(claims.warranty.text),
        description:
          'If something we did lets go, we come back and fix it. The terms are on your estimate, so ask before you sign.',
      }),
      ...ifClaimed(claims.satisfactionGuarantee, {
        title: capitalize(claims.satisfactionGuarantee.text),
        description: 'The job ends with a walkthrough. We fix what you point at before we call it done.',
      }),
      {
        title: 'Local, and staying here',
        description: `We know ${region.climate}, and we pick wood and finish for them.`,
      },
    ],
  },
  closing: {
    title: 'Let’s Start Your Project',
    intro: 'Leave your name, your number and the kind of work. We call back to set a time.',
  },
} as const
