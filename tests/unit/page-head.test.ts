import { describe, expect, test } from 'vitest'
import { business } from '@/content/business'
import { cities, cityAtPath, cityPath } from '@/content/cities'
import { cityPage } from '@/content/pages'
import { indexedPaths, routePaths } from '@/content/routes'
import { pageHead } from '@/layout/page-head'
import { pageMetadata } from '@/layout/page-metadata'

interface Node {
  readonly '@type': string
  readonly [property: string]: unknown
}

function read(path: string) {
  const atPath = cityAtPath(path)
  const { meta, links } = atPath ? pageHead(path, cityPage(atPath)) : pageHead(path)
  const metadata = pageMetadata(path)
  const content = (name: string) =>
    meta.find((element) => element.name === name)?.content ??
    metadata?.tags.find(([, key]) => key === name)?.[2]
  return {
    title: meta.find((element) => element.title)?.title ?? '',
    description: content('description') ?? '',
    content,
    canonical: links.find((link) => link.rel === 'canonical')?.href,
    nodes: JSON.parse(JSON.stringify(metadata?.graph['@graph'] ?? [])) as Node[],
  }
}

function nodeOf(path: string, type: string): Node {
  const nodes = read(path).nodes.filter((node) => node['@type'] === type)
  expect(nodes, `${path} has one ${type}`).toHaveLength(1)
  return nodes[0] as Node
}

const servicePages = [
  '/sanding-and-refinishing',
  '/flooring-installation',
  '/flooring-installation/hardwood',
  '/flooring-installation/lvp-lvt',
]
const cityPages: string[] = cities.map(({ slug }) => cityPath(slug))
const [city] = cities

test('every page has its own path, city pages included', () => {
  expect(new Set(routePaths).size).toBe(routePaths.length)
  expect(routePaths).toEqual(expect.arrayContaining(cityPages))
})

test('search engines may list every page except the internal one', () => {
  expect(routePaths.filter((path) => !indexedPaths.includes(path))).toEqual(['/image-enhancement'])
})

test('no two pages share a title, a description, an address or a picture', () => {
  for (const field of ['title', 'description', 'canonical'] as const) {
    expect(new Set(routePaths.map((path) => read(path)[field])).size).toBe(routePaths.length)
  }
  expect(new Set(routePaths.map((path) => read(path).content('og:image'))).size).toBe(routePaths.length)
})

describe.each(routePaths)('%s', (path) => {
  const page = read(path)

  test('has a title and a description that search results do not cut off', () => {
    expect(page.title.length).toBeGreaterThan(10)
    expect(page.title.length).toBeLessThanOrEqual(60)
    expect(page.description.length).toBeGreaterThan(50)
    expect(page.description.length).toBeLessThanOrEqual(155)
  })

  test('has its address on the public site as canonical URL', () => {
    expect(page.canonical).toBe(business.siteUrl + path)
    expect(page.content('og:url')).toBe(page.canonical)
  })

  test('has structured data for the business, the site and the breadcrumbs', () => {
    const types = page.nodes.map((node) => node['@type'])
    expect(types).toEqual([
      'HomeAndConstructionBusiness',
      'WebSite',
      ...(servicePages.includes(path) || cityPages.includes(path) ? ['Service'] : []),
      ...(path === '/' ? [] : ['BreadcrumbList']),
    ])
  })

  test('claims no ratings, reviews or founding year', () => {
    expect(JSON.stringify(page.nodes)).not.toMatch(/aggregateRating|"review|foundingDate|ratingValue/)
  })
})

test('the business has an address, hours and one stable id', () => {
  expect(nodeOf('/', 'HomeAndConstructionBusiness')).toMatchObject({
    '@id': `${business.siteUrl}/#business`,
    name: business.name,
    address: {
      addressLocality: business.locality.city,
      addressRegion: business.locality.region,
      addressCountry: business.locality.country,
    },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '18:00',
      },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '17:00' },
    ],
  })
  expect(nodeOf('/', 'HomeAndConstructionBusiness').areaServed).toHaveLength(
    cities.length + business.counties.length,
  )
})

test.each([...servicePages, ...cityPages])('the service of %s is the business’s', (path) => {
  expect(nodeOf(path, 'Service').provider).toEqual({ '@id': `${business.siteUrl}/#business` })
})

test('a city page names that city as its service area', () => {
  expect(nodeOf(cityPath(city.slug), 'Service').areaServed).toEqual({
    '@type': 'City',
    name: city.name,
    containedInPlace: { '@type': 'State', name: 'Ohio' },
  })
})

test.each([
  ['/about', ['Home', 'About']],
  ['/flooring-installation/hardwood', ['Home', 'Flooring Installation', 'Hardwood Installation']],
  [cityPath(city.slug), ['Home', 'Service Areas', city.name]],
])('the way to %s leads through %j', (path, names) => {
  const steps = nodeOf(path, 'BreadcrumbList').itemListElement as {
    name: string
    position: number
    item: string
  }[]
  expect(steps.map(({ name }) => name)).toEqual(names)
  expect(steps.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1))
  expect(steps.at(-1)?.item).toBe(business.siteUrl + path)
})

test.each(['/404', '/service-areas/atlantis-oh'])('%s is not to be listed and claims no address', (path) => {
  const page = read(path)
  expect(page.title).toContain('Page not found')
  expect(page.content('robots')).toBe('noindex')
  expect(page.canonical).toBeUndefined()
  expect(page.nodes).toEqual([])
})

test('the internal page has noindex', () => {
  expect(read('/image-enhancement').content('robots')).toBe('noindex')
  expect(indexedPaths.map((path) => read(path).content('robots'))).toEqual(indexedPaths.map(() => undefined))
})
