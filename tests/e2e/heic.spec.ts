import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { builtFile } from './built-files.ts'
import { button, choose, deleteUnsaved, open, rows, tool } from './local-tool.ts'
import { nextBuild, pathIn } from './next-build.ts'
import { comeBack, expectBuild, install, precachedPaths, installedTest as test } from './own-site.ts'

// HEIC files, which Chromium cannot read by itself.

const folder = join(import.meta.dirname, '../fixtures/heic')
const heic = async (name: string) => ({
  name,
  mimeType: 'image/heic',
  buffer: await readFile(join(folder, name)),
})
const [first, second] = ['tiles-turned-p3.heic', 'ten-bits-mirrored.heic']

async function enhance(page: Page, name: string) {
  await open(page)
  await choose(page, [await heic(name)])
  await button(page, 'Enhance All').click()
}

/** The files that read them. */
const readers = () => [builtFile('heic-worker'), builtFile('libheif', 'wasm')]

async function keptReaders(page: Page): Promise<string[]> {
  const paths = await precachedPaths(page)
  return readers().filter((path) => paths.includes(path))
}

test('photographs of iPhones are enhanced, from the first on without a network, too, and also by a new version @full', async ({
  page,
  site,
}) => {
  await install(page)
  expect(await keptReaders(page)).toEqual([])
  await enhance(page, first)
  await expect(page.getByText('Enhanced 1 of 1 image')).toBeVisible()
  await expect(rows(page)).toContainText(/Completed/)
  expect(await keptReaders(page)).toEqual(readers())

  await button(page, `Compare ${first} before and after`).click()
  for (const name of ['before', 'enhanced']) {
    const picture = page.getByRole('img', { name: `${first}, ${name}` })
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(80)
  }
  await page.keyboard.press('Escape')
  await deleteUnsaved(page)

  await site.deploy(await nextBuild())
  await comeBack(page)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expectBuild(page, 'next')
  await site.takeAway(page)
  await enhance(page, second)
  await expect(page.getByText('Enhanced 1 of 1 image')).toBeVisible()
  expect(await precachedPaths(page)).toContain(pathIn('next', builtFile('heic-worker')))
})

test('without a network, the first of them waits for it, and says so @full', async ({ page, site }) => {
  await install(page)
  await site.takeAway(page)
  await enhance(page, first)
  await expect(rows(page)).toContainText('iPhone photos need a part of this site that is loaded once')
  await site.start()
  await button(page, `Retry ${first}`).click()
  await expect(tool(page).getByText('1 of 1 enhanced')).toBeVisible()
})

test('the installed tool fetches what reads them ahead @full', async ({ page, site }) => {
  await install(page)
  await page.addInitScript(() => {
    const { matchMedia } = window
    window.matchMedia = (query) => matchMedia(query.replace('(display-mode: browser)', 'not all'))
  })
  await page.goto('/image-enhancement')
  await expect.poll(() => keptReaders(page)).toEqual(readers())
  await site.takeAway(page)
  await enhance(page, first)
  await expect(page.getByText('Enhanced 1 of 1 image')).toBeVisible()
})
