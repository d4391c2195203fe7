import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { RouteFocus } from '@/layout/RouteFocus'
import type {} from '@/router'
import { hideToasts } from '@/ui/lazy-toasts'
import { render } from './render'

vi.mock('@/ui/lazy-toasts', { spy: true })

beforeEach(() => void vi.mocked(hideToasts).mockReset())

/** Two pages with a section each, the first one open. */
async function open() {
  const root = createRootRoute({
    component: () => (
      <main id="main">
        <RouteFocus />
        <Outlet />
      </main>
    ),
  })
  const pageAt = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <section id="faq" aria-label={path} />,
    })
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren(['/about', '/reviews'].map(pageAt)),
    history: createMemoryHistory({ initialEntries: ['/about'] }),
  })
  return { ...(await render(<RouterProvider router={router} />)), router }
}

test('the toasts of the page before are gone from the next one, which has the focus', async () => {
  const { router, getByRole } = await open()
  await expect.element(getByRole('region', { name: '/about' })).toBeInTheDocument()
  expect(hideToasts).not.toHaveBeenCalled()
  await router.navigate({ to: '/reviews' })
  await expect.poll(() => vi.mocked(hideToasts).mock.calls.length).toBe(1)
  await expect.element(getByRole('main')).toHaveFocus()
})

test('a link to a section of a page leads the focus there', async () => {
  const { router, getByRole } = await open()
  await router.navigate({ to: '/reviews', hash: 'faq' })
  await expect.element(getByRole('region', { name: '/reviews' })).toHaveFocus()
})

test('a change of parameters alone leaves focus and toasts as they are', async () => {
  const { router, getByRole } = await open()
  await expect.element(getByRole('region', { name: '/about' })).toBeInTheDocument()
  await router.navigate({ to: '/about', search: { sheet: 'stairs.14' } })
  await expect.poll(() => router.state.resolvedLocation?.href).toBe('/about?sheet=stairs.14')
  expect(hideToasts).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})
