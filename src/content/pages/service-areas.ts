import { theCounties } from '../business/business'
import { claims } from '../business/claims'
import { region } from '../business/facts'
import { listOf, withClaim } from '../business/sentences'
import { otherTowns } from '../places/cities'

export const serviceAreasPage = {
  hero: {
    title: 'Service Areas',
    intro: `We work across ${region.area}, ${region.extent.serviceAreas}. Estimates are free everywhere we go.`,
  },
  list: {
    title: 'Towns we know best',
    also: {
      text: otherTowns.names.length > 0 ? `We also work in ${listOf(otherTowns.names)}.` : '',
      sample: otherTowns.sample,
    },
  },
  elsewhere: {
    title: 'Not on the list?',
    intro: `${withClaim(claims.cities, (number) => `We serve ${number} cities, and most`) || 'Most'} of ${theCounties} is within reach of the shop. Leave your town and a number, and we’ll say if we can come.`,
  },
} as const
