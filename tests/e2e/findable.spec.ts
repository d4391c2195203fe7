import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { dist } from './built-files.ts'
import { business, cities, city, cityPath, content, routePaths } from './content.ts'
import { fileAt } from './fault-gate.ts'
import { troubles } from './page-checks.ts'
import { hydrated } from './visit.ts'

// The files that search engines and link previews read.

/** The public site's address, which differs from the test server's. */
const origin = business.siteUrl

interface Node {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** The head of a page as it is sent. Each value is a list, so duplicates show. */
function headOf(path: string) {
  const [head = ''] = readFileSync(fileAt(dist, path), 'utf8').split('</head>')
  const all = (pattern: RegExp) =>
    [...head.matchAll(pattern)].map(([, text = '']) => text.replaceAll('&amp;', '&'))
  const [graph = '{}', ...others] = all(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
  expect(others).toEqual([])
  return {
    titles: all(/<title>([^<]*)/g),
    canonicals: all(/<link rel="canonical" href="([^"]*)/g),
    meta: (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)`, 'g')),
    graph: JSON.parse(graph) as { '@context'?: string; '@graph'?: Node[] },
  }
}

function nodeOf(path: string, type: string): Node {
  const nodes = headOf(path).graph['@graph']?.filter((node) => node['@type'] === type) ?? []
  expect(nodes, `${path} has one ${type}`).toHaveLength(1)
  return nodes[0] as Node
}

const servicePages = routePaths.filter((path) =>
  /^\/(?:flooring|sanding|services\/|service-areas\/)/.test(path),
)

test('each page has a title, a description, a canonical address and structured data of its own', async () => {
  for (const path of routePaths) {
    const { titles, canonicals, meta, graph } = headOf(path)
    const one = (name: string) => {
      expect(meta(name), `${name} of ${path}`).toHaveLength(1)
      return meta(name)[0] ?? ''
    }
    // Search results cut off longer ones.
    expect(titles).toEqual([expect.stringMatching(/^.{11,60}$/)])
    expect(one('description')).toMatch(/^.{51,155}$/)
    expect(canonicals).toEqual([origin + path])
    expect([one('og:title'), one('og:description'), one('og:url'), one('og:type')]).toEqual([
      titles[0],
      one('description'),
      origin + path,
      'website',
    ])
    expect([one('twitter:card'), one('twitter:image')]).toEqual(['summary_large_image', one('og:image')])
    expect(one('og:image:alt')).toBeTruthy()
    expect(meta('robots')).toEqual(content.indexedPaths.includes(path) ? [] : ['noindex'])

    expect(one('og:image')).toContain(`${origin}/social/`)
    const { format, width, height } = await sharp(join(dist, new URL(one('og:image')).pathname)).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect([one('og:image:width'), one('og:image:height')]).toEqual(['1200', '630'])

    expect(graph['@context']).toBe('https://schema.org')
    expect(graph['@graph']?.map((node) => node['@type'])).toEqual([
      'HomeAndConstructionBusiness',
      'WebSite',
      ...(servicePages.includes(path) ? ['Service'] : []),
      ...(path === '/' ? [] : ['BreadcrumbList']),
    ])
    expect(JSON.stringify(graph)).not.toMatch(/aggregateRating|"review|foundingDate|ratingValue/)
    if (servicePages.includes(path))
      expect(nodeOf(path, 'Service').provider).toEqual({ '@id': `${origin}/#business` })
    const own = JSON.stringify(graph).matchAll(new RegExp(`"${origin}([^"#]*)`, 'g'))
    const missing = [...own].map(([, path]) => path || '/').filter((path) => !existsSync(fileAt(dist, path)))
    expect(missing, `addresses that ${path} names`).toEqual([])
  }
  for (const name of ['og:title', 'description'])
    expect(new Set(routePaths.flatMap((path) => headOf(path).meta(name))).size).toBe(routePaths.length)
})

test('the 404 page is not to be listed and claims no address', () => {
  const { titles, canonicals, meta, graph } = headOf('/404')
  expect(titles).toEqual([expect.stringContaining('Page not found')])
  expect(meta('robots')).toEqual(['noindex'])
  expect([canonicals, graph]).toEqual([[], {}])
})

test('the business has an address, hours and one stable id', () => {
  const { city: addressLocality, region: addressRegion, country: addressCountry } = business.locality
  const node = nodeOf('/', 'HomeAndConstructionBusiness')
  expect(node).toMatchObject({
    '@id': `${origin}/#business`,
    name: business.name,
    address: { addressLocality, addressRegion, addressCountry },
    openingHoursSpecification: business.hours
      .filter(({ opens }) => opens)
      .map(({ opens, closes }) => ({ dayOfWeek: expect.any(Array), opens, closes })),
  })
  const hours = node.openingHoursSpecification as { readonly dayOfWeek: readonly string[] }[]
  const ends = hours.map(({ dayOfWeek }) => [dayOfWeek.at(0)?.slice(0, 3), dayOfWeek.at(-1)?.slice(0, 3)])
  const ranges = business.hours.filter(({ opens }) => opens).map(({ days }) => days.split('-'))
  expect(ends).toEqual(ranges.map(([first, last = first]) => [first, last]))
  expect(node.areaServed).toHaveLength(cities.length + business.counties.length)
  expect(nodeOf(cityPath(city), 'Service').areaServed).toMatchObject({
    '@type': 'City',
    name: content.inState(city.name),
  })
})

test('breadcrumbs lead through the pages above', () => {
  const path = cityPath(city)
  const steps = nodeOf(path, 'BreadcrumbList').itemListElement as Record<string, unknown>[]
  expect(steps.map(({ name, position }) => [position, name])).toEqual([
    [1, 'Home'],
    [2, 'Service Areas'],
    [3, city.name],
  ])
  expect(steps.at(-1)?.item).toBe(origin + path)
})

test('the sitemap lists all pages but the internal one, and robots.txt names the sitemap', () => {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  const indexed = routePaths.filter((path) => path !== '/image-enhancement')
  expect(urls.toSorted()).toEqual(indexed.map((path) => origin + path).toSorted())
  const robots = readFileSync(join(dist, 'robots.txt'), 'utf8')
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
})

/** The part of a page's head that changes on navigation. */
const expectHead = async (page: Page, path: string) => {
  const { titles, canonicals, meta } = headOf(path)
  await expect(page).toHaveTitle(titles[0] ?? '')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonicals[0] ?? '')
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    meta('description')[0] ?? '',
  )
}

test('hydration does not change a page’s head, and navigation updates it', async ({ page }) => {
  const messages = troubles(page)
  await page.goto('/service-areas')
  await hydrated(page)
  await expectHead(page, '/service-areas')
  await page
    .locator(`#main a[href="${cityPath(city)}"]`)
    .first()
    .click()
  await expectHead(page, cityPath(city))
  await page.goBack()
  await expectHead(page, '/service-areas')
  expect(messages).toEqual([])
})
