import { business } from '@/content/business/business'
import { cityPage, pages } from '@/content/pages/pages'
import { socialCardFile, socialCardSize, socialCards } from '@/content/pages/social-cards'
import { cityAtPath } from '@/content/places/city-paths'
import { photos } from '@/content/work/photos'
import { structuredData } from './structured-data'

/** The metadata for search engines and link previews; nothing for an unknown path. Only the build uses it. */
export function pageMetadata(path: string) {
  const city = cityAtPath(path)
  const page = city ? cityPage(city) : pages.get(path)
  const card = socialCards.get(path)
  if (!page || !card) return undefined
  const image = business.siteUrl + socialCardFile(path)
  const imageAlt = `${card.headline}. ${photos[card.photo].alt}`
  return {
    tags: [
      ['property', 'og:type', 'website'],
      ['property', 'og:site_name', business.name],
      ['property', 'og:locale', 'en_US'],
      ['property', 'og:url', business.siteUrl + path],
      ['property', 'og:title', page.title],
      ['property', 'og:description', page.description],
      ['property', 'og:image', image],
      ['property', 'og:image:type', 'image/jpeg'],
      ['property', 'og:image:width', String(socialCardSize.width)],
      ['property', 'og:image:height', String(socialCardSize.height)],
      ['property', 'og:image:alt', imageAlt],
      // Title and description are those of Open Graph.
      ['name', 'twitter:card', 'summary_large_image'],
      ['name', 'twitter:image', image],
      ['name', 'twitter:image:alt', imageAlt],
    ] as const,
    graph: structuredData(path, page.description),
  }
}
