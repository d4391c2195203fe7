import { expect, type Locator, type Page } from '@playwright/test'
import { floatingButtons, reachFloatingButtons } from './visit.ts'

/** Helpers for specs of the estimate form. */

export const form = (within: Page | Locator) => within.getByRole('form')
export const submit = (within: Page | Locator) => form(within).getByRole('button', { name: /Free Estimate$/ })
export const panel = (within: Page | Locator) =>
  within.getByRole('region', { name: 'Your message is ready. Press Send in your email app.' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Get your free estimate' })

/** Opens the dialog by the floating button. A page that was opened by a link has to be at its top by then. */
export async function openDialog(page: Page): Promise<void> {
  await reachFloatingButtons(page)
  await floatingButtons(page).getByRole('button', { name: 'Free Estimate' }).click()
  await dialog(page).locator('form').waitFor({ state: 'attached' })
}

/** Waits until the form is hydrated. */
export const takenOver = (page: Page) => expect(form(page)).toHaveAttribute('novalidate')

export async function fillIn(within: Page | Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await within.getByLabel(label, { exact: true }).fill(value)
}

export async function expectValues(within: Page | Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await expect(within.getByLabel(label, { exact: true })).toHaveValue(value)
  }
}

export const jane = {
  Name: 'Zoë "ZZ" O’Neil & Søn',
  Phone: '(440) 555-0199',
  Message: 'Two rooms & a hall.\nOak + maple?',
}
