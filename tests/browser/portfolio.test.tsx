import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { shareWords } from '@/content/pages/share-button-words'
import { priceWords } from '@/content/services/price-words'
import { oneLikeThis } from '@/content/work/one-like-this'
import { projects } from '@/content/work/projects'
import type { Project } from '@/content/work/types'
import { Portfolio } from '@/features/portfolio/Portfolio'
import { sharedProjectPath } from '@/features/portfolio/project-url'
import { readWorkSearch } from '@/features/portfolio/work-search'
import type {} from '@/router'
import { showToast } from '@/ui/lazy-toasts'
import { render } from './render'

// Making the photographs' variants takes minutes, and these tests don't need them.
vi.mock('@/ui/lazy-toasts', { spy: true })
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
  const pairs = projects.filter(({ before }) => before)
  expect(screen.getByText('Before & After').all()).toHaveLength(pairs.length)
  for (const { before } of pairs)
    await expect.element(screen.getByRole('img', { name: before })).toBeInTheDocument()
})

it.each([category, 'unknown'])(
  'says that %s has no project, and leads back to all projects',
  async (name) => {
    const screen = await open(`/our-work?category=${name}`, others)
    const { length } = others
    await expect.element(screen.getByText('No projects found for the selected filter.')).toBeVisible()
    await expect.element(screen.getByRole('status')).toHaveTextContent(`Showing 0 of ${length} projects`)

    await screen.getByRole('button', { name: 'View All Projects' }).click()
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(`Showing ${length} of ${length} projects`)
    await expect.element(screen.getByRole('button', { name: 'All', exact: true })).toHaveFocus()
  },
)

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'leaves a press with the %s to the browser, which opens the project elsewhere',
  async (key) => {
    const screen = await open('/our-work')
    const link = screen.getByRole('article').first().getByRole('link').element()
    const openNothing = (event: Event) => event.preventDefault()
    window.addEventListener('click', openNothing, { once: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
    await screen.getByRole('article').nth(1).getByRole('link').click()
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleName(projects[1]?.title ?? '')
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.poll(screen.address).toBe('/our-work')
  },
)

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
  // Where the visitor left off, not where they began.
  await expect.element(screen.getByRole('article').nth(1).getByRole('link')).toHaveFocus()
  screen.back()
  await expect.poll(screen.address).toBe('/')
})

it('shows each job with its own pictures and words, also when it takes the place of another', async () => {
  const screen = await open(`/our-work?project=${projects[0]?.id}`)
  const dialog = screen.getByRole('dialog')
  const pictures = () => [...dialog.element().querySelectorAll('img')].map(({ alt }) => alt).toSorted()
  for (const project of projects) {
    const { title, location, description, details, before, image, closeUps = [] } = project
    await expect.element(dialog).toHaveAccessibleName(title)
    for (const words of [location, description, details])
      await expect.poll(() => dialog.element().textContent).toContain(words)
    const own = [...(before ? [before] : []), image, ...closeUps].toSorted()
    await expect.poll(pictures).toEqual(own)
    const prices = dialog.getByRole('link', { name: /^One like this/ })
    const like = oneLikeThis(project)
    await expect
      .poll(() => prices.elements().map(({ textContent }) => textContent))
      .toEqual(like ? [priceWords.oneLikeThis(like.price)] : [])
    await dialog.getByRole('button', { name: 'Next' }).click()
  }
})

it('shows a project that the filter leaves out among all of them', async () => {
  const [left = expect.fail('no project of another kind')] = others
  const place = projects.indexOf(left) + 1
  const screen = await open(`/our-work?category=${category}&project=${left.id}`)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('status')).toHaveTextContent(`${place} of ${all}`)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect.element(dialog).toHaveAccessibleName(projects[place % all]?.title ?? '')
})

describe('sharing a project', () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  const write = vi.fn<(text: string) => Promise<void>>()
  const said = () => vi.mocked(showToast).mock.calls.map(([{ kind }]) => kind)

  beforeEach(() => {
    share.mockReset().mockResolvedValue()
    write.mockReset().mockResolvedValue()
    vi.mocked(showToast).mockReset()
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    vi.restoreAllMocks()
  })

  async function press() {
    const screen = await open(`/our-work?project=${projects[0]?.id}`)
    await screen.getByRole('button', { name: shareWords.share }).click()
  }
  const [project = expect.fail('no project')] = projects
  const address = expect.stringContaining(sharedProjectPath(project))

  it('offers its title and address to the device’s apps', async () => {
    await press()
    await expect.poll(() => share.mock.calls).toEqual([[{ title: projects[0]?.title, url: address }]])
    expect(said()).toEqual([])
  })

  it('says nothing when the visitor closes the sheet, and the address where sharing fails', async () => {
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    await press()
    await expect.poll(() => share.mock.calls.length).toBe(1)
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await page.getByRole('button', { name: shareWords.share }).click()
    await expect.poll(said).toEqual(['error'])
    expect(vi.mocked(showToast).mock.calls[0]?.[0].message).toEqual(address)
  })

  it('copies the address where the browser shares nothing', async () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
    await press()
    await expect.poll(said).toEqual(['success'])
    expect(write.mock.calls).toEqual([[address]])
  })
})
