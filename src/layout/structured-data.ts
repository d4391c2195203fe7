import type { BreadcrumbList, Graph, HomeAndConstructionBusiness, Service, Thing } from 'schema-dts'
import { business, inState, ownContact, telephoneLink } from '@/content/business/business'
import { otherPhones, region } from '@/content/business/facts'
import { weekdaysOf } from '@/content/business/hours'
import { specialDays } from '@/content/business/special-days'
import { trailOf } from '@/content/pages/navigation'
import { siteDescription } from '@/content/pages/pages'
import { cities } from '@/content/places/cities'
import { cityAtPath } from '@/content/places/city-paths'
import { offered, overviewPath, refinishes, serviceOfPage } from '@/content/services/offered-services'
import { photoPath } from '@/content/work/photo-path'
import { photoOf, scenes } from '@/content/work/photos'

const { siteUrl, locality } = business

/** The same on every page, so that search engines see one business. */
const businessId = `${siteUrl}/#business`

/**
 * A page's JSON-LD as one graph: the business, the site, the service that the page describes and its
 * breadcrumbs. It contains no reviews, because search engines forbid a business to mark up its own, no
 * founding year, because the specification gives two (section 1), no pin, because customers don't come to the
 * shop, and no sample.
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
  const today = new Date().toLocaleDateString('sv', { timeZone: region.timeZone })
  const phone = ownContact('phone')
  const socialUrl = ownContact('socialUrl')
  const hero = scenes.home.photo
  const { sample } = photoOf(hero)
  const counties = business.counties.map((name) => ({
    '@type': 'AdministrativeArea' as const,
    name: `${name} County, ${locality.region}`,
  }))
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId,
    name: business.name,
    url: `${siteUrl}/`,
    description: siteDescription,
    logo: `${siteUrl}/icons/pwa-512x512.png`,
    telephone: phone && telephoneLink(phone).replace('tel:', ''),
    email: ownContact('email'),
    image: sample ? undefined : siteUrl + photoPath(hero),
    address: {
      '@type': 'PostalAddress',
      addressLocality: locality.city,
      addressRegion: locality.region,
      addressCountry: locality.country,
    },
    openingHoursSpecification: business.hours
      .filter(({ opens }) => opens)
      .map((entry) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: weekdaysOf(entry),
        opens: entry.opens,
        closes: entry.closes,
      })),
    specialOpeningHoursSpecification: unlessEmpty(
      specialDays
        .filter(({ to }) => to >= today)
        .map(({ from, to, opens = '00:00', closes = '00:00' }) => ({
          '@type': 'OpeningHoursSpecification' as const,
          validFrom: from,
          validThrough: to,
          opens,
          closes,
        })),
    ),
    contactPoint: unlessEmpty(
      otherPhones
        .filter(({ sample }) => !sample)
        .map(({ label, value }) => ({
          '@type': 'ContactPoint' as const,
          contactType: label,
          telephone: telephoneLink(value).replace('tel:', ''),
        })),
    ),
    areaServed: [...cities.map(({ name }) => describeCity(name)), ...counties],
    sameAs: socialUrl && [socialUrl],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Services',
      itemListElement: offered.map(([, { offer: name }]) => ({
        '@type': 'Offer' as const,
        itemOffered: { '@type': 'Service' as const, name },
      })),
    },
  }
}

const unlessEmpty = <Entry>(list: readonly Entry[]) => (list.length > 0 ? list : undefined)

function describeService(path: string, description: string): Service | undefined {
  const city = cityAtPath(path)
  const service = serviceOfPage(path)
  const serviceType = service?.offer ?? `Flooring installation${refinishes ? ' and refinishing' : ''}`
  if (!service && !city && path !== overviewPath) return undefined
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${path}#service`,
    name: city ? `Flooring${refinishes ? ' and refinishing' : ''} in ${inState(city.name)}` : serviceType,
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
  return { '@type': 'City', name: inState(name) } as const
}
