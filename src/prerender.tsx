import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { pageMetadata } from './layout/page-metadata'
import { createSiteRouter } from './router'

/** React writes hoisted elements first. All before the first element of the page belongs into `<head>`. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/

/** Attributes that the icons' package adds and no page uses. Hydration leaves attributes as they are. */
const unusedByIcons = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"| class="tabler-icon tabler-icon-[a-z0-9-]+"/g

/** Renders one URL to HTML, exactly as a browser will hydrate it, and names the chunks that it needs. */
export async function render(url: string) {
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
    body: html.slice(head.length).replaceAll(unusedByIcons, ''),
    routeIds: router.state.matches.map((match) => match.routeId),
  }
}

function metadataMarkup(path: string): string {
  const metadata = pageMetadata(path)
  if (!metadata) return ''
  const tags = metadata.tags.map(([attribute, key, content]) => (
    <meta key={key} {...{ [attribute]: key }} content={content} />
  ))
  // A '<' could end the script element early.
  const json = JSON.stringify(metadata.graph).replaceAll('<', '\\u003c')
  return `${renderToStaticMarkup(tags)}<script type="application/ld+json">${json}</script>`
}

export { business } from './content/business/business'
export { app } from './content/pages/app'
export { indexedPaths, routePaths } from './content/pages/routes'
export { socialCardFile, socialCardSize, socialCards } from './content/pages/social-cards'
export { photoNames } from './content/work/photos'
