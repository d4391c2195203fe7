import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { business, city, cityPage, cityPath, indexedPaths, notFoundHead, routePaths } from './content.ts'
import { test } from './shared-page.ts'
import { hydrated, isOfTheTest } from './site.ts'

/** The public site's address, which differs from the test server's. */
const origin = business.siteUrl

/** Everything in a page's `<head>` for search engines and link previews. Each value is a list, so duplicates show. */
function readHead(document: Document) {
  const all = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
  const meta: Record<string, string[]> = {}
  for (const element of document.querySelectorAll('meta[name], meta[property]')) {
    const name = element.getAttribute('name') ?? element.getAttribute('property') ?? ''
    meta[name] = [...(meta[name] ?? []), element.getAttribute('content') ?? '']
  }
  return {
    titles: [...document.head.querySelectorAll('title')].map((title) => title.textContent ?? ''),
    canonicals: all('link[rel=canonical]', 'href'),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => script.textContent ?? '',
    ),
    meta,
  }
}

type Head = ReturnType<typeof readHead>

const headInTab = async (page: Page): Promise<Head> =>
  (await page.evaluateHandle(() => document)).evaluate(readHead)

/** The head of a page as the server sends it. The browser parses it without drawing the page or running its scripts. */
async function headAsSent(page: Page, path: string): Promise<Head & { readonly status: number }> {
  // A file of the site without scripts, so that the request has its origin.
  await page.goto('/robots.txt')
  const request = await page.evaluateHandle(
    (url) =>
      new Promise<XMLHttpRequest>((resolve, reject) => {
        const request = new XMLHttpRequest()
        request.open('GET', url)
        request.responseType = 'document'
        request.onload = () => resolve(request)
        request.onerror = reject
        request.send()
      }),
    path,
  )
  const parsed = await request.evaluateHandle(({ responseXML }) => responseXML as Document)
  return { ...(await parsed.evaluate(readHead)), status: await request.evaluate(({ status }) => status) }
}

test.describe('as sent', () => {
  for (const path of routePaths) {
    test(`${path} has a title, a description, a canonical address and structured data`, async ({ page }) => {
      const { status, titles, canonicals, data, meta } = await headAsSent(page, path)
      const one = (name: string) => {
        expect(meta[name], name).toHaveLength(1)
        return meta[name]?.[0] ?? ''
      }

      expect(status).toBe(200)
      expect(titles).toHaveLength(1)
      expect(titles[0]).toBeTruthy()
      expect(canonicals).toEqual([origin + path])
      expect(one('description').length).toBeGreaterThan(50)
      expect(one('og:title')).toBe(titles[0])
      expect(one('og:description')).toBe(one('description'))
      expect(one('og:url')).toBe(origin + path)
      expect(one('og:type')).toBe('website')
      expect(one('og:image:alt')).toBeTruthy()
      expect(one('twitter:card')).toBe('summary_large_image')
      expect(one('twitter:image')).toBe(one('og:image'))

      expect(data).toHaveLength(1)
      const graph = JSON.parse(data[0] ?? '')
      expect(graph['@context']).toBe('https://schema.org')
      expect(graph['@graph'][0]).toMatchObject({
        '@type': 'HomeAndConstructionBusiness',
        '@id': `${origin}/#business`,
      })

      expect(one('og:image').startsWith(`${origin}/social/`)).toBe(true)
      const card = await page.request.get(new URL(one('og:image')).pathname)
      const { format, width, height } = await sharp(await card.body()).metadata()
      expect({ type: card.headers()['content-type'], format, width, height }).toEqual({
        type: 'image/jpeg',
        format: 'jpeg',
        width: Number(one('og:image:width')),
        height: Number(one('og:image:height')),
      })
      expect([width, height]).toEqual([1200, 630])

      expect(meta.robots).toEqual(path === '/image-enhancement' ? ['noindex'] : undefined)
    })
  }

  for (const path of ['/no-such-page', '/service-areas/atlantis-oh']) {
    test(`${path} has noindex`, async ({ page }) => {
      const { status, titles, canonicals, meta } = await headAsSent(page, path)
      expect(status).toBe(404)
      expect(titles).toEqual([notFoundHead.title])
      expect(meta.robots).toEqual(['noindex'])
      expect(canonicals).toEqual([])
    })
  }
})

test('the sitemap lists all indexed pages, and robots.txt names the sitemap', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('xml')
  const urls = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
  expect(urls.toSorted()).toEqual(indexedPaths.map((path) => origin + path).toSorted())

  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
})

/** The part that changes on navigation. Everything else is only in the HTML as sent. */
function inTab({ titles, canonicals, meta }: Head) {
  return { titles, canonicals, description: meta.description, robots: meta.robots }
}

test('hydration does not change a page’s head, and navigation updates it', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => {
    if (!isOfTheTest(message)) messages.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))

  const { status: _, ...sent } = await headAsSent(page, '/service-areas')
  const next = await headAsSent(page, cityPath(city.slug))
  await page.goto('/service-areas')
  await hydrated(page)
  expect(await headInTab(page)).toEqual(sent)

  await page
    .locator(`#main a[href="${cityPath(city.slug)}"]`)
    .first()
    .click()
  await expect(page).toHaveTitle(cityPage(city).title)
  expect(inTab(await headInTab(page))).toEqual(inTab(next))

  await page.goBack()
  await expect(page).toHaveTitle(sent.titles[0] ?? '')
  expect(inTab(await headInTab(page))).toEqual(inTab(sent))
  expect(messages).toEqual([])
})
