import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { install, OwnSite } from './own-site.ts'

const site = new OwnSite()

test.beforeAll(() => site.start())
test.afterAll(() => site.stop())

const pathOf = (photo: string) => `src/photos/${photo}.jpg`

/** Shares files like the operating system: posts a form to the site's share target and opens the answer. */
async function share(page: Page, paths: readonly string[]): Promise<void> {
  const photos = await Promise.all(
    paths.map(async (path) => ({
      name: path.split('/').at(-1) ?? '',
      text: (await readFile(join(import.meta.dirname, '../..', path))).toString('base64'),
    })),
  )
  await page.evaluate((photos) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.enctype = 'multipart/form-data'
    form.action = '/share-target'
    const input = document.createElement('input')
    input.type = 'file'
    input.name = 'photos'
    input.multiple = true
    const transfer = new DataTransfer()
    for (const { name, text } of photos) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const type = name.endsWith('.html') ? 'text/html' : 'image/jpeg'
      transfer.items.add(new File([bytes], name, { type }))
    }
    input.files = transfer.files
    form.append(input)
    document.body.append(form)
    form.submit()
  }, photos)
  await page.waitForURL('**/image-enhancement?shared=*')
}

test('photographs that are opened with the installed site appear in the local tool', async ({ page }) => {
  await page.addInitScript(() => {
    const getFile = async () => new File(['pixels'], 'kitchen.jpg', { type: 'image/jpeg' })
    const launchQueue = {
      setConsumer: (consume: (launch: object) => void) => consume({ files: [{ getFile }] }),
    }
    Object.defineProperty(window, 'launchQueue', { value: launchQueue })
  })
  await page.goto('/image-enhancement')
  await expect(page.getByText('1 image(s) ready')).toBeVisible()
})

test.describe('photographs shared from another app', () => {
  test.beforeEach(async ({ browser }, { project: { use } }) => {
    const context = await browser.newContext({ viewport: use.viewport, serviceWorkers: 'allow' })
    page = await context.newPage()
    await install(page, site.url)
  })
  test.afterEach(() => page.context().close())
  let page: Page

  test('appear in the local tool, even after a reload', async () => {
    await share(page, ['stairs-detail', 'pattern-parquet'].map(pathOf))
    await expect(page.getByText('2 image(s) ready')).toBeVisible()
    await page.reload()
    await expect(page.getByText('2 image(s) ready')).toBeVisible()
    const rows = page.getByRole('region', { name: 'Chosen images' }).getByRole('listitem')
    await expect(rows).toContainText([/stairs-detail\.jpg/, /pattern-parquet\.jpg/])
  })

  test('are requested if a share contained no picture', async () => {
    // Any site can post to the address.
    await share(page, ['index.html'])
    await expect(page.getByText('No photos arrived with that share. Please select them here.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Select Images' })).toBeEnabled()
    await page.goto('/image-enhancement?shared=abc')
    await expect(page.getByText('shared photos arrived')).toBeHidden()
  })

  test('arrive if there is room, and the others are requested again', async () => {
    const devtools = await page.context().newCDPSession(page)
    const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin: site.url })
    const room = 300_000
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: usage + room })
    await share(page, ['stairs-detail', 'pattern-parquet', 'stairs-before'].map(pathOf))
    await expect(page.getByText('of 3 shared photos arrived')).toBeVisible()
  })
})
