import type {
  BreadcrumbList,
  DayOfWeek,
  Graph,
  HomeAndConstructionBusiness,
  Service,
  Thing,
} from 'schema-dts'
import { business, ownContact, telephoneLink } from '@/content/business'
import { cities, cityAtPath } from '@/content/cities'
import { trailOf } from '@/content/navigation'
import { offers, serviceOfPage } from '@/content/offers'
import { pages } from '@/content/pages'
import { photos } from '@/content/photos'
import type { Sample } from '@/content/types'

const { siteUrl, locality } = business

/** The same on every page, so that search engines see one business. */
const businessId = `${siteUrl}/#business`

const weekdays = {
  'Mon-Fri': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  Sat: ['Saturday'],
  Sun: ['Sunday'],
} as const satisfies Record<(typeof business.hours)[number]['days'], readonly DayOfWeek[]>

/**
 * A page's JSON-LD as one graph: the business, the site, the service that the page describes and its breadcrumbs. It
 * contains no reviews, because search engines forbid a business to mark up its own, no founding year, because the
 * specification gives two (section 1), no pin, because customers don't come to the shop, and no sample.
 */
export function structuredData(path: string, description: string): Graph {
  const service = describeService(path, description)
  const graph: Thing[] = [
    describeBusiness(),
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      name: business.name,
      url: `${siteUrl}/`,
      inLanguage: 'en-US',
      publisher: { '@id': businessId },
    },
  ]
  if (service) graph.push(service)
  if (path !== '/') graph.push(describeTrail(path))
  return { '@context': 'https://schema.org', '@graph': graph }
}

function describeBusiness(): HomeAndConstructionBusiness {
  const phone = ownContact('phone')
  const socialUrl = ownContact('socialUrl')
  const { sample }: Sample = photos['hero-section']
  const counties = business.counties.map((name) => ({
    '@type': 'AdministrativeArea' as const,
    name: `${name} County, ${locality.region}`,
  }))
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: business.name,
    url: `${siteUrl}/`,
    description: pages['/'].description,
    logo: `${siteUrl}/icons/pwa-512x512.png`,
    telephone: phone && telephoneLink(phone).replace('tel:', ''),
    email: ownContact('email'),
    image: sample ? undefined : `${siteUrl}/photos/hero-section.jpg`,
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality.city,
      addressRegion: locality.region,
      addressCountry: locality.country,
    },
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
    areaServed: [...cities.map(({ name }) => describeCity(name)), ...counties],
    sameAs: socialUrl && [socialUrl],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: Object.values(offers).map((name) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name },
      })),
    },
  }
}

function describeService(path: string, description: string): Service | undefined {
  const city = cityAtPath(path)
  const service = serviceOfPage(path)
  const serviceType = service ? offers[service] : 'Flooring installation and refinishing'
  if (!service && !city && path !== '/flooring-installation') return undefined
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${path}#service`,
    name: city ? `Flooring and refinishing in ${city.name}, OH` : serviceType,
    serviceType,
    description,
    url: siteUrl + path,
    provider: { '@id': businessId },
    areaServed: city ? describeCity(city.name) : cities.map((served) => describeCity(served.name)),
  }
}

function describeTrail(path: string): BreadcrumbList {
  const { parents, label = '' } = trailOf(path)
  return {
    '@type': 'BreadcrumbList',
    '@id': `${siteUrl}${path}#breadcrumb`,
    itemListElement: [...parents, { label, to: path }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: siteUrl + step.to,
    })),
  }
}

function describeCity(name: string) {
  return { '@type': 'City', name: `${name}, ${locality.region}` } as const
}
