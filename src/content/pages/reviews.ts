import { theOwner } from '../business/business'
import { claims } from '../business/claims'
import { withClaim } from '../business/sentences'
import { starCount } from '../work/site-rating'

/** The words of the Reviews page (specification, section 2). */
export const reviewWords = {
  hero: {
    title: 'Customer Reviews',
    intro:
      'Customers in their own words. What comes up most is careful work, straight advice and a clean house.',
  },
  summary: {
    average: 'Average rating',
    total: 'Customer reviews',
    /** Fixed, whatever the reviews say (specification, section 9). */
    satisfied: { value: claims.satisfiedCustomers.text, label: 'Satisfied customers' },
    base: 'Counted from the reviews on this page.',
  },
  list: {
    id: 'list',
    label: 'Reviews',
    title: 'In their own words',
    more: 'Read more reviews online',
    job: 'See this job',
  },
  /** In place of the reviews while there are none. */
  none: {
    intro: 'Ours are still to come. Until then, call and ask which floors we’ve done near you.',
    more: 'Look us up online',
  },
  /** The badge of a review. */
  verified: 'Verified',
  loved: {
    id: 'loved',
    label: 'What they love',
    title: 'What Customers Love Most',
    intro: 'Three things they thank us for.',
    items: [
      {
        title: 'Quality Workmanship',
        description:
          'Edges as flat as the middle of the room, no chatter marks when the sun is low, and patches we have to point out.',
      },
      {
        title: 'Clean Process',
        description: `${withClaim(claims.dustControl, () => 'The sanders run on a vacuum hose, with doorways zipped and vents') || 'Doorways are zipped and vents'} covered. We wipe up the rest.`,
      },
      {
        title: 'Reliable Service',
        description:
          'We come on the day we said. If a floor needs another night to dry, we tell you before you have to ask.',
      },
    ],
  },
  closing: {
    title: starCount === '5' ? 'Get Your 5-Star Experience' : 'Get Your Free Estimate',
    intro: `Leave your name and number. ${withClaim(claims.owner, () => `${theOwner} calls`) || 'We call'} you back.`,
  },
} as const
