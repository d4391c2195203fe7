import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createSiteRouter } from './router'

export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>` elements of the page, to stand in `<head>`. */
  head: string
  /** What stands in `#root`. */
  body: string
  /** The matched routes' ids, outermost first: which chunks the page needs. */
  routeIds: string[]
}

/** React writes hoisted elements first; everything up to the first element of the page itself belongs to `<head>`. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/

/** Renders one URL of the site to HTML, exactly as a browser will hydrate it. */
export async function render(url: string): Promise<RenderedPage> {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [url] }))
  router.update({ ...router.options, isServer: true })
  await router.load()
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  const head = hoisted.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length), routeIds: router.state.matches.map((match) => match.routeId) }
}

export { business } from './content/business'
export { indexedPaths, routePaths } from './content/routes'
export { socialCardFile, socialCardSize, socialCards } from './content/social-cards'
