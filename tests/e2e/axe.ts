import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Expects no violation of WCAG 2.2 AA or of axe's best practices, or of one rule. */
export async function expectNoViolations(page: Page, within = 'html', rule?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).include(within).options({ resultTypes: ['violations'] })
  if (rule) axe.withRules(rule)
  // Otherwise axe opens another tab for its report. Only pages with foreign frames need that.
  const { violations } = await axe.setLegacyMode().analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([])
}
