import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { button, choose, holdEnhancer, open, photographs, tool } from './local-tool.ts'
import { dist } from './own-site'
import { test } from './shared-page.ts'

// Pages declare only the Mantine variables that they use (`npm run mantine-variables`).

const read = (file: string) => readFileSync(join(dist, file), 'utf8')

const declaredIn = (css: string) => [...css.matchAll(/(--mantine-[\w-]+):/g)].map(([, name = '']) => name)

/** Names that are used without a fallback value. */
const usedIn = (css: string) => [...css.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name = '']) => name)

const missing = (used: readonly string[], declared: readonly string[]) => [
  ...new Set(used.filter((name) => !declared.includes(name))),
]

const assets = readdirSync(join(dist, 'assets')).map((file) => `assets/${file}`)
const everyPages = declaredIn(read('index.html'))
/** With those that come with Mantine's components. */
const all = [
  ...everyPages,
  ...assets.filter((file) => file.endsWith('.css')).flatMap((file) => declaredIn(read(file))),
]

test('every variable that a page uses is declared in it', () => {
  const pages = globSync('**/*.html', { cwd: dist })
  expect(pages.length).toBeGreaterThan(10)
  for (const page of pages) {
    expect(usedIn(read(page)).length).toBeGreaterThan(20)
    expect.soft(missing(usedIn(read(page)), declaredIn(read(page))), page).toEqual([])
  }
})

test('every variable of a style sheet that is loaded later is declared', () => {
  const isOfMantine = (css: string) => css.includes('.m_')
  const sheets = assets.filter((file) => file.endsWith('.css')).map((file) => [file, read(file)] as const)
  expect(sheets.filter(([, css]) => isOfMantine(css)).length).toBeGreaterThan(0)
  for (const [file, css] of sheets) {
    expect.soft(missing(usedIn(css), isOfMantine(css) ? all : everyPages), file).toEqual([])
  }
})

test('every variable that the photo tool composes at run time is declared', async ({ page }) => {
  await open(page)
  const letGo = await holdEnhancer(page)
  await choose(page, await photographs(1))
  await button(page, 'Enhance All').click()
  await expect(tool(page).getByRole('progressbar')).toBeAttached()
  const styles = await page
    .locator('[style*="--mantine-"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('style') ?? ''))
  await letGo()
  expect(usedIn(styles.join()).length).toBeGreaterThan(0)
  expect(missing(usedIn(styles.join()), all)).toEqual([])
})

test('a page without Mantine’s components has none of its styles', () => {
  expect(read('index.html')).not.toContain('.m_')
  expect(read('image-enhancement.html')).toContain('.m_')
})
