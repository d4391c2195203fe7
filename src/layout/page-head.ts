import type { ComponentProps } from 'react'
import type { Graph } from 'schema-dts'
import { business } from '../content/business'
import { cities } from '../content/cities'
import { cityPage, notFoundHead, type PageHead, type PagePath, pages } from '../content/pages'
import { photos } from '../content/photos'
import { indexedPaths } from '../content/routes'
import { socialCardFile, socialCardSize, socialCards } from '../content/social-cards'
import { structuredData } from './structured-data'

/** An element for `<head>` as the router takes it: a title, a `<meta>` or a block of JSON-LD. */
type HeadElement = ComponentProps<'meta'> & { readonly 'script:ld+json'?: Graph }

interface RouteHead {
  readonly meta: HeadElement[]
  readonly links: ComponentProps<'link'>[]
}

/**
 * What a route's `head` returns: title, description, canonical address, the tags that link previews read and the data
 * that search engines read. A path that is not one of the site's gets the head of the 404 page.
 */
export function pageHead(path: string): RouteHead {
  const page = findPage(path)
  const card = socialCards.get(path)
  if (!page || !card) {
    return { meta: [...describePage(notFoundHead), { name: 'robots', content: 'noindex' }], links: [] }
  }
  const url = business.siteUrl + path
  const image = business.siteUrl + socialCardFile(path)
  const imageAlt = `${card.headline}. ${photos[card.photo].alt}`
  return {
    meta: [
      ...describePage(page),
      ...(indexedPaths.includes(path) ? [] : [{ name: 'robots', content: 'noindex' }]),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: business.name },
      { property: 'og:locale', content: 'en_US' },
      { property: 'og:url', content: url },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:image', content: image },
      { property: 'og:image:type', content: 'image/jpeg' },
      { property: 'og:image:width', content: String(socialCardSize.width) },
      { property: 'og:image:height', content: String(socialCardSize.height) },
      { property: 'og:image:alt', content: imageAlt },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: page.title },
      { name: 'twitter:description', content: page.description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: imageAlt },
      { 'script:ld+json': structuredData(path, page.description) },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

function describePage({ title, description }: PageHead): HeadElement[] {
  return [{ title }, { name: 'description', content: description }]
}

function findPage(path: string): PageHead | undefined {
  if (path in pages) return pages[path as PagePath]
  const city = cities.find(({ slug }) => path === `/service-areas/${slug}-oh`)
  return city && cityPage(city.name)
}
