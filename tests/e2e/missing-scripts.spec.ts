import { expect, type Page } from '@playwright/test'
import { builtFile } from './built-files.ts'
import { choose, open as openTool, photographs } from './local-tool.ts'
import { test } from './own-site.ts'
import { floatingButtons, hydrated, reachFloatingButtons } from './visit.ts'

// Scripts that cannot be loaded, on a device without the service worker.
test.use({ serviceWorkers: 'block' })

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' })

test('a dialog whose scripts and style sheet are missing leaves the page as it is, and opens at the next attempt @full', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await hydrated(page)
  const styles = builtFile('estimate', 'css')
  // They stay in the browser's cache under the files' names.
  site.gate.set({
    fault: 'foreign page',
    paths: [builtFile('EstimateDialog'), builtFile('Dialog'), styles],
  })
  await reachFloatingButtons(page)
  await floatingButtons(page).getByRole('button', { name: 'Free Estimate' }).click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  site.gate.set()
  await notice(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('dialog').getByLabel('Phone', { exact: true })).toBeVisible()
  await expect(page.locator(`link[rel="stylesheet"][href="${styles}"]`)).toHaveCount(1)
})

test('a toast whose code is missing is shown by the browser @full', async ({ page, site }) => {
  site.gate.set({ fault: 404, paths: [builtFile('Toasts')] })
  const shown = page.waitForEvent('dialog')
  await openTool(page)
  const chosen = choose(page, await photographs(1))
  expect((await shown).message()).toBe('1 images loaded and ready for enhancement')
  await (await shown).accept()
  await chosen
})
