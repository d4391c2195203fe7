import { claims } from '../business/claims'
import { region } from '../business/facts'
import { capitalize, listOf, withClaim } from '../business/sentences'
import type { Scene } from '../business/types'
import { materials, servicesBelowOverview } from '../services/offered-services'
import { priceSection } from '../services/written-estimate-words'
import { type PhotoName, scenes } from '../work/photos'

const { professional } = scenes as { readonly professional?: Scene<PhotoName> }

export const installationPage = {
  hero: {
    title: 'Flooring Installation',
    intro: `${capitalize(listOf(materials))}, installed over a subfloor we’ve checked, flattened and dried. What you see is the last part of the job.`,
  },
  options: {
    title: capitalize(materials.join(' or ')),
    intro: 'Good floors for different rooms. We install each of them, so we have no reason to push one.',
    cards: servicesBelowOverview.flatMap(({ label, overviewCard, page }) =>
      overviewCard ? [{ ...overviewCard, name: label, href: page.path }] : [],
    ),
  },
  cost: priceSection,
  professional: {
    id: 'professional',
    label: 'Why a pro',
    title: 'Why hire a professional',
    intro: 'Clicking boards together is easy. Most failures we’re called to fix started underneath.',
    scene: professional,
    points: [
      {
        title: 'Moisture is measured',
        description:
          'We put a pin meter in the wood and the subfloor, and test a slab properly. We nail when wood and subfloor are within 4% of each other, 2% for wide planks.',
      },
      {
        title: 'The subfloor is made flat',
        description:
          'We aim for 3/16" in 10 ft. High joints are sanded or ground, low spots filled, squeaks screwed down.',
      },
      {
        title: 'Wood gets room to move',
        description: `A 3/4" gap at the walls for solid wood, hidden under the baseboard, because boards swell in ${region.seasons.humid}.`,
      },
      {
        title: 'The warranty holds',
        description: `Manufacturers ask for records of moisture, acclimation and flatness. We keep them${withClaim(claims.warranty, (warranty) => `, and add our ${warranty}`)}.`,
      },
    ],
  },
  process: {
    id: 'process',
    label: 'Process',
    title: 'How an installation runs',
    steps: [
      {
        title: 'Measure and test',
        description:
          'On a free in-home visit we draw the rooms, read the moisture and note door heights and transitions.',
      },
      {
        title: 'Choose and order',
        description:
          'You pick from full boards. We order 5 to 10% extra for cuts, and more for diagonals and herringbone.',
      },
      {
        title: 'Acclimate and prepare',
        description: 'New wood rests in the house while the old floor comes out and the subfloor gets fixed.',
      },
      {
        title: 'Install the floor',
        description: 'We snap the layout from the longest sight line and mix boards from several cartons.',
      },
      {
        title: 'Trim and walk through',
        description:
          'Base, shoe and transitions go on, the scraps go away, and we take a last look with you.',
      },
    ],
  },
  form: {
    title: 'Get an installation quote',
    intro: 'Leave a name and a number, and pick a floor if you already know.',
  },
} as const
