import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { beforePhotos } from '@/content/work/photos'
import { projects } from '@/content/work/projects'
import type { Project } from '@/content/work/types'
import { Portfolio } from '@/features/portfolio/Portfolio'
import { readWorkSearch } from '@/features/portfolio/work-address'
import type {} from '@/router'
import { render } from './render'

// Making the photographs' variants takes minutes, and these tests don't need them.
vi.mock('@/ui/Photo', () => ({ Photo: ({ name }: { name: string }) => <img alt={name} /> }))

const all = projects.length
const category = projects.at(-1)?.category ?? ''
const others = projects.filter((project) => project.category !== category)

/**
 * Renders the portfolio at an address, opened from Home. The route has the site's path and search parameters.
 */
async function open(address: string, of: readonly Project[] = projects) {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/our-work',
    validateSearch: readWorkSearch,
    component: () => <Portfolio projects={of} />,
  })
  const home = createRoute({ getParentRoute: () => root, path: '/' })
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([home, page]),
    history: createMemoryHistory({ initialEntries: ['/', address] }),
  })
  const screen = await render(<RouterProvider router={router} />)
  return { ...screen, address: () => router.latestLocation.href, back: () => router.history.back() }
}

it('shows all projects, marks those Before & After, and shows these as they were', async () => {
  const screen = await open('/our-work')
  await expect.element(screen.getByRole('status')).toHaveTextContent(`Showing ${all} of ${all} projects`)
  const pairs = projects.filter(({ beforeAfter }) => beforeAfter)
  expect(screen.getByText('Before & After').all()).toHaveLength(pairs.length)
  for (const { image } of pairs)
    await expect.element(screen.getByRole('img', { name: beforePhotos[image] })).toBeInTheDocument()
})

it('says that a category has no project, and leads back to all projects', async () => {
  const screen = await open(`/our-work?category=${category}`, others)
  const { length } = others
  await expect.element(screen.getByText('No projects found for the selected filter.')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent(`Showing 0 of ${length} projects`)

  await screen.getByRole('button', { name: 'View All Projects' }).click()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(`Showing ${length} of ${length} projects`)
  await expect.element(screen.getByRole('button', { name: 'All', exact: true })).toHaveFocus()
})

it('leaves a press with the control key to the browser, which opens the project elsewhere', async () => {
  const screen = await open('/our-work')
  const link = screen.getByRole('article').first().getByRole('link').element()
  const openNothing = (event: Event) => event.preventDefault()
  window.addEventListener('click', openNothing, { once: true })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  await screen.getByRole('article').nth(1).getByRole('link').click()
  await expect.element(screen.getByRole('dialog')).toHaveAccessibleName(projects[1]?.title ?? '')
})

it('that has shown several projects leaves nothing in the history but itself', async () => {
  const screen = await open('/our-work')
  await screen.getByRole('article').first().getByRole('link').click()
  const dialog = screen.getByRole('dialog')
  for (const [turn, shown] of [
    ['Next', 1],
    ['Next', 2],
    ['Previous', 1],
  ] as const) {
    await dialog.getByRole('button', { name: turn }).click()
    await expect.poll(screen.address).toBe(`/our-work?project=${projects[shown]?.id}`)
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(screen.address).toBe('/our-work')
  screen.back()
  await expect.poll(screen.address).toBe('/')
})
