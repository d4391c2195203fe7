import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { dist } from './own-site'
import { test } from './shared-page.ts'

// Pages declare only the Mantine variables that are in use (`npm run mantine-variables`).

const declared = new Set(
  [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/(--mantine-[\w-]+):/g)].map(
    ([, name]) => name,
  ),
)

/** Names that are used without a fallback value. */
const namesIn = (css: string) => [...css.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name = '']) => name)

test('every variable in scripts and styles is declared', () => {
  const folder = join(dist, 'assets')
  const files = readdirSync(folder).filter((file) => /\.(?:css|js)$/.test(file))
  const used = new Set(files.flatMap((file) => namesIn(readFileSync(join(folder, file), 'utf8'))))
  expect(used.size).toBeGreaterThan(50)
  expect([...used].filter((name) => !declared.has(name))).toEqual([])
})

/** Names that Mantine has composed at run time. */
async function namesInPage(page: Page): Promise<string[]> {
  const styles = await page
    .locator('[style*="--mantine-"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('style') ?? ''))
  return styles.flatMap(namesIn)
}

test('every variable that pages and dialogs compose at run time is declared', async ({ page }) => {
  const used: string[] = []
  for (const path of ['/', '/reviews', '/image-enhancement']) {
    await page.goto(path)
    used.push(...(await namesInPage(page)))
  }
  await page.goto('/our-work?project=1')
  await expect(page.getByRole('dialog')).toBeVisible()
  used.push(...(await namesInPage(page)))
  expect(used.length).toBeGreaterThan(10)
  expect([...new Set(used)].filter((name) => !declared.has(name))).toEqual([])
})
