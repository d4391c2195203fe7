import { createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './layout/ErrorPage'
import { savesData } from './lib/saves-data'
import { routeTree } from './routeTree.gen'
import { Theme } from './theme/theme'

/** The site's router; a build passes a memory history, a browser its own. */
export function createSiteRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    Wrap: Theme,
    defaultPreload: typeof window !== 'undefined' && !savesData() && 'intent',
    trailingSlash: 'never',
    // Another spelling is no page of the site; the server leads it to the one that is.
    caseSensitive: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: lazyRouteComponent(() => import('./pages/not-found/NotFound'), 'NotFound'),
    // RouteFocus scrolls to the top on navigation. The router would do so after hydration too, when the
    // visitor may have begun to read. Any value but false also stops the browser from restoring the position
    // on "back".
    scrollRestoration: () => false,
  })
}

export type SiteRouter = ReturnType<typeof createSiteRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter
  }
}
