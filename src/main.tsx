// The first import, so that it sets the order of the layers before any component's style sheet.
import './theme/fonts.css'
import './theme/global.css'
import './ui/patterns.module.css'

import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { delay } from './lib/delay'
import { noteDomState, restoreDomState } from './lib/dom-state'
import { pagePath } from './lib/page-path'
import { trustOwnWorkers } from './lib/trusted-types'
import { createSiteRouter, type SiteRouter } from './router'

trustOwnWorkers()

const { origin, pathname, search, hash } = window.location
const path = pagePath(pathname)
if (path !== pathname) window.history.replaceState(window.history.state, '', origin + path + search + hash)

function App({ router, onMount }: { readonly router: SiteRouter; readonly onMount?: () => void }) {
  useEffect(() => onMount?.(), [onMount])
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
// Renders into a bare template, as in development.
if (!root.firstElementChild) {
  createRoot(root).render(<App router={createSiteRouter()} />)
  if (import.meta.env.DEV) void import('./development')
}

/**
 * True if React couldn't hydrate the page or a part of it, and has drawn that anew (https://react.dev/errors/418
 * and 421 to 423).
 */
const isOfHydration = (error: unknown) => error instanceof Error && /#(?:418|42[1-3])/.test(error.message)

declare global {
  interface Window {
    /** For `deferred-hydration.ts`, which calls it once all scripts of a prerendered page are there. */
    hydratePage?: () => Promise<void>
  }
}

window.hydratePage = async () => {
  // For an address with repeated slashes hosts send one page or another. Without them it has its own.
  if (pathname.includes('//')) {
    window.location.replace(pathname.replace(/\/{2,}/g, '/') + search + hash)
    return new Promise(() => {})
  }
  const router = createSiteRouter()
  // Tells the router that the markup came from a server render, so that it draws no loading boundaries of its
  // own. This is internal to the router, hence its pinned version and the hydration test.
  router.ssr = { manifest: undefined }
  // In a task of its own, and so is what follows: a tap does not wait for all of it.
  await delay()
  await router.load()
  noteDomState()
  await new Promise<void>((resolve) => {
    // As a transition, which React splits into short tasks, so that a tap does not wait for the whole page.
    startTransition(() => {
      hydrateRoot(root, <App router={router} onMount={resolve} />, {
        onRecoverableError(error) {
          if (!isOfHydration(error)) return reportError(error)
          // It's no error of the visitor's: translators and password managers change pages before they start.
          document.documentElement.dataset.drawnAnew = ''
          restoreDomState()
        },
      })
    })
  })
  // The page below the header comes a moment later.
  noteDomState()
  document.documentElement.dataset.started = ''
}
