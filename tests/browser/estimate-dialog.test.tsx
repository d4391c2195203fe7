import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FreeEstimateButton } from '@/features/estimate/FreeEstimateButton'
import { renderRouted, Site } from './estimate-support'

const button = () => page.getByRole('button', { name: 'Free Estimate', exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Get your free estimate' })

it('opens the full form in a dialog that traps the focus and gives it back', async () => {
  // On a phone the keyboard would cover what it starts in.
  await page.viewport(1000, 800)
  await renderRouted(() => (
    <Site>
      <FreeEstimateButton />
    </Site>
  ))
  await button().click()
  await expect.element(dialog()).toBeVisible()
  await expect.element(dialog().getByLabelText('Message')).toBeVisible()
  await expect.element(dialog().getByLabelText('Name')).toHaveFocus()
  for (let press = 0; press < 12; press += 1) {
    await userEvent.keyboard('{Tab}')
    expect(dialog().element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog().query()).toBeNull()
  await expect.element(button()).toHaveFocus()
})
