import { business, inState, theCounties } from '../business/business'
import { claims } from '../business/claims'
import { region } from '../business/facts'
import { capitalize, listOf, withClaim } from '../business/sentences'
import type { PageHead } from '../business/types'
import type { City } from '../places/types'
import {
  installs,
  isOffered,
  materials,
  offered,
  type overviewPath,
  refinishes,
  serviceOfPage,
  servicePagePaths,
} from '../services/offered-services'
import type { ServicePath } from '../services/services'

const name = business.shortName
const { area, city, state } = region

const trade = refinishes ? 'Floor Refinishing' : 'Flooring'
const work = listOf([...(refinishes ? ['refinishing'] : []), ...(installs ? ['installation'] : [])])
const kindsOfWork = listOf([
  ...(refinishes ? ['sanding', 'refinishing'] : []),
  ...(isOffered('stairs') ? ['stair'] : []),
  ...(installs ? ['flooring installation'] : []),
])
const credentials = [
  claims.insurance.text.toLowerCase(),
  claims.leadSafe.text.toLowerCase(),
  withClaim(claims.dustless, () => 'dustless refinishing'),
].filter(Boolean)

const ownPages = {
  '/': {
    title: `Hardwood ${trade} in ${city}, ${state} | ${name}`,
    description: `${capitalize(listOf(offered.flatMap(([, { named }]) => named?.search ?? [])))} in ${area}.${withClaim(claims.owner, (words) => ` ${words}.`)} Free in-home estimates: ${business.phone}.`,
  },
  '/our-work': {
    title: `${trade} Before & After, ${city} | ${name}`,
    description: `${city}-area floors: what we found, what we did, how large they were and how long it took.`,
  },
  '/about': {
    title: `About ${name}, ${city} Flooring Contractor`,
    description: `${[`A ${withClaim(claims.localBadge, () => 'locally owned ')}flooring contractor in ${region.partOfState}`, credentials.join(', ') || 'our story, our values and the towns we serve'].join(': ')}.`,
  },
  '/service-areas': {
    title: `Service Areas in ${area} | ${name}`,
    description: `Floor ${work} in ${theCounties}, ${region.extent.search}. Ask for a free in-home estimate.`,
  },
  '/contact': {
    title: `Contact Us for a Free Estimate | ${name}`,
    description: `Call ${business.phone} or send the form for a free in-home estimate in ${area}.${withClaim(claims.reply, (soon) => ` Email answered ${soon}.`)}`,
  },
  '/reviews': {
    title: `${trade} Reviews, ${city} ${state} | ${name}`,
    description: `What homeowners in ${area} say about our ${kindsOfWork} work.`,
  },
  '/image-enhancement': {
    title: `AI Image Enhancement | ${name}`,
    description: 'Internal tool: enlarge and brighten project photographs for this site.',
    isUnlisted: true,
  },
} as const satisfies Record<string, PageHead>

const overview: PageHead = {
  title: `Flooring Installation in ${city}, ${state} | ${name}`,
  description: `${capitalize(listOf(materials))} installation in ${area}, from subfloor and moisture checks to the last piece of trim. Free estimates.`,
}

/** The pages of cities come from `cities.ts`. */
export type PagePath = keyof typeof ownPages | typeof overviewPath | ServicePath

/** The pages that exist. Those of services come from `services.ts`. */
export const pages: ReadonlyMap<string, PageHead> = new Map<string, PageHead>([
  ...Object.entries(ownPages),
  ...servicePagePaths.map((path): [string, PageHead] => [path, serviceOfPage(path)?.page ?? overview]),
])

export const hasPage = (path: string) => pages.has(path)

/** The site in one sentence, for search engines. */
export const siteDescription = ownPages['/'].description

/** True if search engines mustn't list a page: it's for the crew, or the whole site is made of samples. */
export const isUnlisted = (path: string) =>
  Boolean(pages.get(path)?.isUnlisted) || import.meta.env.VITE_SAMPLES === 'keep'

export const notFoundHead: PageHead = {
  title: `Page not found | ${name}`,
  description: 'There is no page at this address.',
}

/** Head and heading of a city's page. */
export function cityPage({ name, description }: City): PageHead {
  const withOffer = `${description} Free in-home estimates in ${inState(name)}.`
  return {
    title: `${refinishes ? 'Flooring & Refinishing' : 'Flooring'} in ${inState(name)}`,
    // Search results cut off longer ones.
    description: withOffer.length <= 155 ? withOffer : description,
  }
}
