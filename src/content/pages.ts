import { business } from './business'
import type { City } from './cities'

export interface PageHead {
  /** At most 60 characters where possible. */
  readonly title: string
  /** At most 155 characters. */
  readonly description: string
}

const name = business.shortName

export const pages = {
  '/': {
    title: `Hardwood Floor Refinishing in Cleveland, OH | ${name}`,
    description: `Dustless hardwood refinishing, new hardwood and LVP in Greater Cleveland. You deal with the owner. Free in-home estimates: ${business.phone}.`,
  },
  '/our-work': {
    title: `Floor Refinishing Before & After, Cleveland | ${name}`,
    description:
      'Cleveland-area floors with what we found, what we did, square feet and days, some of them before and after.',
  },
  '/about': {
    title: `About ${name}, Cleveland Flooring Contractor`,
    description:
      'A locally owned flooring contractor in northeast Ohio: licensed, insured and bonded, lead-safe certified, dustless refinishing.',
  },
  '/service-areas': {
    title: `Service Areas in Greater Cleveland | ${name}`,
    description:
      'Floor refinishing and installation in Cuyahoga, Lake and Geauga counties, from Lakewood to Burton. Ask for a free in-home estimate.',
  },
  '/contact': {
    title: `Contact Us for a Free Estimate | ${name}`,
    description: `Call ${business.phone} any day of the week or send the form for a free in-home estimate in Greater Cleveland. Email answered within 24 hours.`,
  },
  '/sanding-and-refinishing': {
    title: 'Hardwood Floor Sanding & Refinishing, Cleveland OH',
    description:
      'Dustless hardwood sanding and refinishing in 3-5 days. Compare finishes, see the day-by-day timeline and ask for a free estimate.',
  },
  '/flooring-installation': {
    title: `Flooring Installation in Cleveland, OH | ${name}`,
    description:
      'Hardwood and luxury vinyl installation in Greater Cleveland, from subfloor and moisture checks to the last piece of trim. Free estimates.',
  },
  '/flooring-installation/hardwood': {
    title: `Hardwood Floor Installation, Cleveland | ${name}`,
    description:
      'Solid and engineered red oak, white oak, maple and hickory, installed in Greater Cleveland homes. Written price, moisture tested first.',
  },
  '/flooring-installation/lvp-lvt': {
    title: 'Luxury Vinyl Plank (LVP) Installation, Cleveland OH',
    description:
      'Waterproof luxury vinyl plank and tile with a 20+ mil wear layer for basements, kitchens and rentals in Greater Cleveland.',
  },
  '/reviews': {
    title: `Floor Refinishing Reviews, Cleveland OH | ${name}`,
    description:
      'What homeowners in Greater Cleveland say about our sanding, refinishing, stair and flooring installation work.',
  },
  '/image-enhancement': {
    title: `AI Image Enhancement | ${name}`,
    description: 'Internal tool: enlarge and brighten project photographs for this site.',
  },
} as const satisfies Record<string, PageHead>

/** The pages of cities come from `cities.ts`. */
export type PagePath = keyof typeof pages

/** Whether search engines must not list a page: it is for the business's own use, or the whole site is made of samples. */
export const isUnlisted = (path: string) =>
  path === ('/image-enhancement' satisfies PagePath) || import.meta.env.VITE_SAMPLES === 'keep'

export const notFoundHead: PageHead = {
  title: `Page not found | ${name}`,
  description: 'There is no page at this address.',
}

/** Head and heading of a city's page. */
export function cityPage({ name, description }: City): PageHead {
  return {
    title: `Flooring & Refinishing in ${name}, OH`,
    description: `${description} Free in-home estimates in ${name}, OH.`,
  }
}
