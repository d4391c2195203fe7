import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Contact } from '@/pages/contact/Contact'
import { renderRouted } from './estimate-support'

vi.mock('@/content/business/special-days', () => ({
  specialDays: [{ from: '2026-12-24', to: '2026-12-27' }],
}))

test.each([
  ['ahead', '2026-12-23T12:00', true],
  ['on their last evening', '2026-12-27T20:00', true],
  ['over', '2026-12-28T00:30', false],
])('hours that differ and are %s', async (_, now, isSaid) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
  await renderRouted(() => <Contact />)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByText('12/24 to 12/27: closed').elements()).toHaveLength(isSaid ? 1 : 0)
})
