import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { cityPage, pages } from './content/pages/pages'
import { socialCard } from './content/pages/social-card-photos'
import { cityAtPath } from './content/places/city-paths'
import { lazyServerTool } from './features/enhancement/on-server/lazy-server-tool'
import { Notices } from './layout/Notices'
import { OpenGraph } from './layout/OpenGraph'
import { structuredData } from './layout/structured-data'
import { createSiteRouter } from './router'

/** Renders one URL to HTML, exactly as a browser will hydrate it, and names the chunks that it needs. */
export async function render(url: string) {
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [url] }))
  await router.load()
  // Parts that no loader brings. A page that is drawn anew in the browser has them a moment later.
  await lazyServerTool.load()
  // In a whole document React puts title, metadata and links where they belong.
  const html = renderToString(
    <html lang="en-US">
      <body>
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>
      </body>
    </html>,
  )
  return {
    head: between('<head>', html, '</head><body>') + metadataMarkup(url),
    notices: renderToStaticMarkup(<Notices />),
    body: between('</head><body>', html, '</body></html>'),
    routeIds: router.state.matches.map((match) => match.routeId),
  }
}

const between = (start: string, html: string, end: string) =>
  html.slice(html.indexOf(start) + start.length, html.indexOf(end))

/** The metadata for search engines and link previews; nothing for an unknown path. */
function metadataMarkup(path: string): string {
  const city = cityAtPath(path)
  const page = city ? cityPage(city) : pages.get(path)
  if (!page) return ''
  const tags = <OpenGraph {...page} path={path} photo={socialCard(path)} />
  // A '<' could end the script element early.
  const json = JSON.stringify(structuredData(path, page.description)).replaceAll('<', '\\u003c')
  return `${renderToStaticMarkup(tags)}<script type="application/ld+json">${json}</script>`
}

export { business } from './content/business/business'
export { app } from './content/pages/installed-app'
export { indexedPaths, routePaths } from './content/pages/paths'
export { socialCardSize } from './content/pages/social-card-photos'
export { projectPreviews } from './project-previews'
