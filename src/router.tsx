import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './layout/ErrorPage'
import { routeTree } from './routeTree.gen'

/** The site's router; a build passes a memory history, a browser its own. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    // Another spelling is no page of the site; the server leads it to the one that is.
    caseSensitive: true,
    defaultErrorComponent: ErrorPage,
    // A short cross-fade from page to page. What changes within a page, such as the work filter, is shown at once.
    defaultViewTransition: {
      types: ({ fromLocation, pathChanged }) =>
        fromLocation && pathChanged && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
          ? ['page']
          : false,
    },
    // On a change of page, RouteFocus moves to the top. The router's own scrolling would do so after hydration too,
    // under a visitor who has begun to read. Any value but false keeps the browser from restoring on "back".
    scrollRestoration: () => false,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
