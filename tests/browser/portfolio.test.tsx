import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { type Project, projects } from '@/content/projects'
import { Portfolio } from '@/features/portfolio/Portfolio'
import { readWorkSearch } from '@/features/portfolio/use-work-search'
import type {} from '@/router'
import { render } from './render'

// Making the photographs' variants takes minutes, and these tests don't need them.
vi.mock('@/ui/Photo', () => ({ Photo: ({ name }: { name: string }) => <img alt={name} /> }))

/** Renders the portfolio at an address. The route has the site's path and search parameters. */
async function open(address: string, of: readonly Project[] = projects) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/our-work',
    validateSearch: readWorkSearch,
    component: () => <Portfolio projects={of} />,
  })
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  const screen = await render(<RouterProvider router={router} />)
  return { ...screen, address: () => router.latestLocation.href, back: () => router.history.back() }
}

it('shows all projects, marks four of them Before & After, and shows these as they were', async () => {
  const screen = await open('/our-work')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 9 of 9 projects')
  expect(screen.getByRole('article').all()).toHaveLength(9)
  expect(screen.getByText('Before & After').all()).toHaveLength(4)
  expect(screen.getByRole('img', { name: /-before$/ }).all()).toHaveLength(4)
})

it.each(['stairs', 'tile'])('says that %s has no project, and leads back to all projects', async (name) => {
  const screen = await open(
    `/our-work?category=${name}`,
    projects.filter(({ category }) => category !== 'stairs'),
  )
  await expect.element(screen.getByText('No projects found for the selected filter.')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 0 of 7 projects')

  await screen.getByRole('button', { name: 'View All Projects' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 7 of 7 projects')
  await expect.element(screen.getByRole('button', { name: 'All', exact: true })).toHaveFocus()
  expect(screen.getByRole('article').all()).toHaveLength(7)
})
