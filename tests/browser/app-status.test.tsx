import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AppStatus } from '@/features/install/AppStatus'
import { reloadToUpdate, startOfflineSite, update } from '@/features/install/offline-site'
import { createUpdateHold, findUnfinishedWork } from '@/lib/update-hold'
import { render } from './render'

vi.mock('@/features/install/offline-site', { spy: true })

const hold = createUpdateHold('estimate')

beforeEach(() => {
  vi.mocked(startOfflineSite).mockResolvedValue()
  vi.mocked(reloadToUpdate).mockReset().mockReturnValue()
})

afterEach(() => {
  hold(false)
  update.setState(() => 'none')
})

test.each([
  ['Reload', 1],
  ['Later', 0],
])('a new version that waits for a typed form comes %s when it is sent', async (last, reloads) => {
  hold(true)
  await expect.poll(findUnfinishedWork).toEqual(['estimate'])
  update.setState(() => 'ready')
  await render(<AppStatus />)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.element(page.getByText(/^An estimate request isn’t finished/)).toBeVisible()
  await page.getByRole('button', { name: last }).click()
  hold(false)
  await expect.poll(findUnfinishedWork).toEqual([])
  // Whoever waits for the lock gets it before this.
  await navigator.locks.request('unfinished-estimate', () => {})
  await expect.poll(() => vi.mocked(reloadToUpdate).mock.calls.length).toBe(reloads)
})
