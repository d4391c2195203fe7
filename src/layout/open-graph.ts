import { business } from '@/content/business/business'
import type { PageHead } from '@/content/business/types'
import { socialCardFile, socialCardSize, socialCards } from '@/content/pages/social-cards'
import { photos } from '@/content/work/photos'

/** The tags for link previews, `og:` and `twitter:`, as attribute, key and content. Only the build uses them. */
export function openGraphTags(path: string, { title, description }: PageHead) {
  const card = socialCards.get(path)
  if (!card) return []
  const image = business.siteUrl + socialCardFile(path)
  const imageAlt = `${card.headline}. ${photos[card.photo].alt}`
  return [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', business.name],
    ['property', 'og:locale', 'en_US'],
    ['property', 'og:url', business.siteUrl + path],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:image', image],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', String(socialCardSize.width)],
    ['property', 'og:image:height', String(socialCardSize.height)],
    ['property', 'og:image:alt', imageAlt],
    // Title and description are those of Open Graph.
    ['name', 'twitter:card', 'summary_large_image'],
    ['name', 'twitter:image', image],
    ['name', 'twitter:image:alt', imageAlt],
  ] as const
}
