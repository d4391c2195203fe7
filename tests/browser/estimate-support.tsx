import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { estimateStore } from '@/features/estimate/draft'
import type { Mail } from '@/features/estimate/mail'
import '@/theme/global.css'
import { hideToasts, LazyToasts } from '@/ui/lazy-toasts'
import { render } from './render'

/** The frame of every page: toasts stand at its top, where nothing of this is pressed. */
export function Site({ children }: { children: ReactNode }) {
  return (
    <>
      <div style={{ paddingTop: '16rem' }}>{children}</div>
      <LazyToasts />
    </>
  )
}

/** Renders a component inside a router that knows no page. */
export async function renderRouted(component: () => ReactNode): Promise<AnyRouter> {
  return (await renderPage(component)).router
}

/** The same, with what Vitest gives for what is rendered. */
export async function renderPage(component: () => ReactNode) {
  const routeTree = createRootRoute({ component, notFoundComponent: () => null })
  const router: AnyRouter = createRouter({ routeTree, history: createMemoryHistory() })
  return { router, ...(await render(<RouterProvider router={router} />)) }
}

/** An element inside a loaded router, for what is rendered to a string and then hydrated. */
export async function withRouter(element: ReactNode): Promise<ReactNode> {
  const routeTree = createRootRoute({ component: () => element })
  const router: AnyRouter = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  return <RouterProvider router={router} />
}

export const panel = () =>
  page.getByRole('region', { name: 'Your message is ready. Press Send in your email app.' })

type OpenedMail = Pick<Mail, 'subject' | 'body'>

/**
 * Collects the mails of a test's forms instead of opening a mail client. Each test begins without a draft.
 */
export function collectMails(): readonly OpenedMail[] {
  const mails: OpenedMail[] = []

  function collect(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"]')
    if (!link) return
    event.preventDefault()
    const query = new URL(link.href).searchParams
    mails.push({ subject: query.get('subject') ?? '', body: query.get('body') ?? '' })
  }

  beforeEach(() => {
    mails.length = 0
    document.addEventListener('click', collect)
  })
  afterEach(() => {
    document.removeEventListener('click', collect)
    estimateStore.setState(() => ({ draft: {}, link: {}, opened: {} }))
    hideToasts()
  })
  return mails
}
