import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { cityPage, pages } from './content/pages/pages'
import { cityAtPath } from './content/places/city-paths'
import { openGraphTags } from './layout/open-graph'
import { structuredData } from './layout/structured-data'
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

/** The metadata for search engines and link previews; nothing for an unknown path. */
function metadataMarkup(path: string): string {
  const city = cityAtPath(path)
  const page = city ? cityPage(city) : pages.get(path)
  if (!page) return ''
  const tags = openGraphTags(path, page).map(([attribute, key, content]) => (
    <meta key={key} {...{ [attribute]: key }} content={content} />
  ))
  // A '<' could end the script element early.
  const json = JSON.stringify(structuredData(path, page.description)).replaceAll('<', '\\u003c')
  return `${renderToStaticMarkup(tags)}<script type="application/ld+json">${json}</script>`
}

export { business } from './content/business/business'
export { app } from './content/pages/app'
export { indexedPaths, routePaths } from './content/pages/routes'
export { socialCardFile, socialCardSize, socialCards } from './content/pages/social-cards'
export { photoNames } from './content/work/photos'
export { projectPreviews } from './project-previews'
