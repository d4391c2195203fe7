import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { pageMetadata } from './layout/page-metadata'
import { createSiteRouter } from './router'

export interface RenderedPage {
  /** `<title>`, `<meta>` and `<link>` elements and the JSON-LD, for `<head>`. */
  head: string
  /** The content of `#root`. */
  body: string
  /** The ids of the matched routes, outermost first. They tell which chunks the page needs. */
  routeIds: string[]
}

/** React writes hoisted elements first. Everything before the first element of the page belongs into `<head>`. */
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
  return {
    head: head + metadataMarkup(url),
    body: html.slice(head.length),
    routeIds: router.state.matches.map((match) => match.routeId),
  }
}

function metadataMarkup(path: string): string {
  const metadata = pageMetadata(path)
  if (!metadata) return ''
  // A '<' could end the script early.
  const json = JSON.stringify(metadata.graph).replaceAll('<', '\\u003c')
  const tags = metadata.tags.map(([attribute, key, content]) => (
    <meta key={key} {...{ [attribute]: key }} content={content} />
  ))
  return renderToStaticMarkup(tags).concat(`<script type="application/ld+json">${json}</script>`)
}

export { business } from './content/business'
export { indexedPaths, routePaths } from './content/routes'
export { socialCardFile, socialCardSize, socialCards } from './content/social-cards'
