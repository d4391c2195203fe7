import { chromium, expect, type Page, test } from '@playwright/test'

interface Picture {
  readonly src: string
  readonly sizes: string
}

interface Manifest {
  readonly icons: readonly (Picture & { readonly purpose?: string })[]
  readonly screenshots: readonly (Picture & { readonly form_factor: string })[]
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: Picture[] }[]
}

async function readManifest(page: Page): Promise<Manifest> {
  await page.goto('/')
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    return (await fetch(link?.href ?? '')).json()
  })
}

test('the pictures in the manifest exist and have the given sizes', async ({ page }) => {
  const { icons, screenshots, shortcuts } = await readManifest(page)
  for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap(({ icons }) => icons)]) {
    const size = await page.evaluate(async (src) => {
      const picture = new Image()
      picture.src = src
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(size, src).toBe(sizes)
  }
  expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['maskable', 'monochrome']))
  for (const form of ['narrow', 'wide']) {
    expect(screenshots.filter(({ form_factor }) => form_factor === form)).toHaveLength(3)
  }
})

test('the four shortcuts lead to different pages of the site', async ({ page }) => {
  const { shortcuts } = await readManifest(page)
  // Phones show at most four.
  expect(shortcuts.map(({ name }) => name)).toEqual([
    'Free estimate',
    'Our work',
    'Enhance photos',
    'Present our work',
  ])
  expect(new Set(shortcuts.map(({ url }) => url)).size).toBe(shortcuts.length)
  for (const { url } of shortcuts) expect((await page.request.head(url)).status(), url).toBe(200)
})

test('the browser reports no installability errors, and lets the site offer the installation', async ({
  baseURL,
  launchOptions,
}) => {
  // Other tests run in incognito contexts, which cannot install a site.
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    // Without it browsers wait until a visitor has used a site for a while.
    args: [...(launchOptions.args ?? []), '--bypass-app-banner-engagement-checks'],
  })
  const page = await context.newPage()
  await page.goto(baseURL ?? '')
  const devtools = await context.newCDPSession(page)
  expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])

  const { appId } = await devtools.send('Page.getAppId')
  // A headless shell has no applications.
  if (appId !== undefined) {
    expect(appId).toBe(`${baseURL}/`)
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Install the app' })).toBeVisible()
  }
  await context.close()
})
