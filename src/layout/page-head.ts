import { business } from '@/content/business/business'
import type { PageHead } from '@/content/business/types'
import { isUnlisted, notFoundHead, pages } from '@/content/pages/pages'

/**
 * The value of a route's `head`: title, description and canonical address. An unknown path gets the head of
 * the 404 page. The build adds what only search engines and link previews read (`structured-data.ts`,
 * `OpenGraph.tsx`), so that visitors do not download it as script.
 */
export function pageHead(path: string, page: PageHead | undefined = pages.get(path)) {
  const { title, description } = page ?? notFoundHead
  const isHidden = !page || isUnlisted(path)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: page ? [{ rel: 'canonical', href: business.siteUrl + path }] : [],
  }
}
