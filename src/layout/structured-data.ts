import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  HomeAndConstructionBusiness,
  Service,
  Thing,
  WebSite,
} from 'schema-dts'
import { business, telephoneLink } from '@/content/business'
import { cities, cityAtPath } from '@/content/cities'
import type { PagePath } from '@/content/pages'
import { socialCards } from '@/content/social-cards'

const { siteUrl, locality } = business

/** The same on every page, so that search engines see one business and one site. */
const businessId = `${siteUrl}/#business`
const siteId = `${siteUrl}/#website`

/** The pages that describe one service, with its name. */
const services: Partial<Record<PagePath, string>> = {
  '/sanding-and-refinishing': 'Hardwood floor sanding and refinishing',
  '/flooring-installation': 'Flooring installation',
  '/flooring-installation/hardwood': 'Hardwood floor installation',
  '/flooring-installation/lvp-lvt': 'Luxury vinyl plank and tile installation',
}

const weekdays = {
  'Mon-Fri': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  Sat: ['Saturday'],
  Sun: ['Sunday'],
} as const satisfies Record<(typeof business.hours)[number]['days'], readonly DayOfWeek[]>

/**
 * A page's JSON-LD as one graph: the business, the site, the service that the page describes and its breadcrumbs. It
 * contains no ratings or reviews, because search engines forbid a business to mark up its own. It contains no founding
 * year, because the specification gives two (section 1).
 */
export function structuredData(path: string, description: string): Graph {
  const service = describeService(path, description)
  const graph: Thing[] = [describeBusiness(), describeSite()]
  if (service) graph.push(service)
  if (path !== '/') graph.push(describeTrail(path))
  return { '@context': 'https://schema.org', '@graph': graph }
}

function describeBusiness(): HomeAndConstructionBusiness {
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: business.name,
    url: `${siteUrl}/`,
    telephone: telephoneLink().replace('tel:', ''),
    email: business.email,
    image: `${siteUrl}/photos/hero-section.jpg`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality.city,
      addressRegion: locality.region,
      addressCountry: locality.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: locality.latitude, longitude: locality.longitude },
    openingHoursSpecification: business.hours.flatMap((hours) =>
      'opens' in hours
        ? [
            {
              '@type': 'OpeningHoursSpecification' as const,
              dayOfWeek: weekdays[hours.days],
              opens: hours.opens,
              closes: hours.closes,
            },
          ]
        : [],
    ),
    areaServed: cities.map(({ name }) => describeCity(name)),
    sameAs: business.social.url,
  }
}

function describeSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId,
    name: business.name,
    url: `${siteUrl}/`,
    inLanguage: 'en-US',
    publisher: { '@id': businessId },
  }
}

function describeService(path: string, description: string): Service | undefined {
  const city = cityAtPath(path)
  const name = city ? `Flooring and refinishing in ${city.name}, OH` : services[path as PagePath]
  if (!name) return undefined
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${path}#service`,
    name,
    description,
    url: siteUrl + path,
    provider: { '@id': businessId },
    areaServed: city ? describeCity(city.name) : cities.map((served) => describeCity(served.name)),
  }
}

/** The breadcrumbs from Home to this page. Skips path segments that have no page. */
function describeTrail(path: string): BreadcrumbList {
  const ends = [...path.matchAll(/\/|$/g)].map((match) => match.index)
  const steps = ends.map((end) => path.slice(0, end) || '/').filter((step) => socialCards.has(step))
  return {
    '@type': 'BreadcrumbList',
    '@id': `${siteUrl}${path}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: socialCards.get(step)?.name ?? '',
      item: siteUrl + step,
    })),
  }
}

function describeCity(name: string) {
  return { '@type': 'City', name: `${name}, ${locality.region}` } as const
}
