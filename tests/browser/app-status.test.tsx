import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { estimateStore, setOpened } from '@/features/estimate/draft'
import { AppStatus } from '@/features/install/AppStatus'
import { reloadToUpdate, siteStore, startOfflineSite } from '@/features/install/service-worker'
import { initialSite, type OfflineState, type SiteState } from '@/features/install/site-state'
import { findUnfinishedWork } from '@/lib/update-hold'
import '@/theme/global.css'
import { render } from './render'

vi.mock('@/features/install/service-worker', { spy: true })

beforeEach(() => {
  vi.mocked(startOfflineSite).mockResolvedValue()
  vi.mocked(reloadToUpdate).mockReset().mockReturnValue()
  // Each test is another visit.
  sessionStorage.clear()
})

afterEach(() => {
  estimateStore.setState(() => ({ draft: {}, link: {}, opened: {} }))
  become(initialSite)
  vi.restoreAllMocks()
})

const become = (site: Partial<SiteState>) => siteStore.setState((last) => ({ ...last, ...site }))
const typed = () => estimateStore.setState((state) => ({ ...state, draft: { name: 'Jane' } }))
const empty = () => estimateStore.setState((state) => ({ ...state, draft: {} }))
const opened = () => setOpened('/', { request: { name: 'Jane' }, mail: 'whole' })
const forget = () => setOpened('/', undefined)

test.each([
  ['a typed form', 'comes when that is sent', typed, empty, 'Reload', 1],
  ['a typed form', 'stays away after “Later”', typed, empty, 'Later', 0],
  ['a request whose mail was opened', 'comes when that is forgotten', opened, forget, 'Reload', 1],
])('a new version that waits for %s %s', async (_, __, begin, end, last, reloads) => {
  begin()
  await expect.poll(findUnfinishedWork).toEqual(['estimate'])
  become({ update: 'ready' })
  await render(<AppStatus />)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.element(page.getByText(/^An estimate request isn’t finished/)).toBeVisible()
  await page.getByRole('button', { name: last }).click()
  expect(reloadToUpdate).not.toHaveBeenCalled()
  end()
  await expect.poll(findUnfinishedWork).toEqual([])
  // Whoever waits for the lock gets it before this.
  await navigator.locks.request('unfinished-estimate', () => {})
  await expect.poll(() => vi.mocked(reloadToUpdate).mock.calls.length).toBe(reloads)
})

test('a new version waits for a press, and comes at once where nothing is unfinished', async () => {
  become({ update: 'ready' })
  await render(<AppStatus />)
  await expect.element(page.getByText('A new version is ready')).toBeVisible()
  // As long as it would take to look for such work.
  for (const _ of [1, 2, 3]) await findUnfinishedWork()
  expect(reloadToUpdate).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => vi.mocked(reloadToUpdate).mock.calls.length).toBe(1)
})

test.each<[OfflineState, string]>([
  ['complete', 'You’re offline. The whole site still works.'],
  ['downloading', 'You’re offline. Other pages have to wait.'],
  ['unknown', 'You’re offline. Other pages have to wait.'],
])('without a network and with a copy that is %s it says: %s', async (state, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  become({ offline: state })
  await render(<AppStatus />)
  await expect.element(page.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

test('says so once per visit, on a line of 48 px that covers none of a phone’s hero buttons', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  become({ offline: 'complete' })
  await page.viewport(390, 844)
  const { unmount } = await render(<AppStatus />)
  const note = page
    .getByText(/^You’re offline/)
    .element()
    .parentElement?.getBoundingClientRect()
  expect([note?.width, note?.height]).toEqual([390, 48])
  expect(note?.bottom).toBeLessThan(844 / 3)
  await unmount()
  // Another page of the same visit.
  await render(<AppStatus />)
  await expect.element(page.getByRole('status')).toBeInTheDocument()
  expect(page.getByText(/^You’re offline/).query()).toBeNull()
})
