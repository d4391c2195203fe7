import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestHandler } from '../../tools/serve/server.ts'
import { type Megapixels, photograph } from '../bench/photographs.ts'
import { dist, OwnSite } from '../e2e/own-site.ts'
import { expect, test as journey } from './journey.ts'
import { button, Visitor } from './visitor.ts'

/** Fixtures and helpers for journeys through the local photo tool. */

export const pictures = join(import.meta.dirname, '../fixtures/pictures')

/** Creates a noisy photograph of the given size in megapixels, once. @returns its path */
export const photographOf = (megapixels: Megapixels) =>
  photograph(megapixels, join(import.meta.dirname, '../../node_modules/.cache/bench/photographs'))

/** Files for a visitor to choose. */
export interface Folder {
  readonly path: string
  /** Different photographs. They differ in bytes after the end of the JPEG, which decoders ignore. @returns their paths */
  copies(photo: string, count: number): Promise<string[]>
}

/** Controls how the site's server answers requests for the enhancer's script. */
export interface Enhancer {
  isBroken: boolean
  /** Keeps the first photograph in progress until the returned function is called. */
  hold(): () => void
}

export const test = journey.extend<{ folder: Folder; enhancer: Enhancer; visitor: Visitor }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is wanted from it
  folder: async ({}, use) => {
    const path = await mkdtemp(join(tmpdir(), 'photographs-'))
    await use({
      path,
      async copies(photo, count) {
        const bytes = await readFile(photo)
        const paths = Array.from({ length: count }, (_, index) => join(path, `floor-${index + 1}.jpg`))
        for (const [index, copy] of paths.entries()) {
          await writeFile(copy, Buffer.concat([bytes, Buffer.from(`${index}`)]))
        }
        return paths
      },
    })
    await rm(path, { recursive: true })
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  enhancer: async ({}, use) => {
    await use(new ServedEnhancer())
  },
  visitor: async ({ automatedBrowser, enhancer, folder }, use) => {
    const site = new OwnSite()
    await site.start(dist, [(enhancer as ServedEnhancer).handler, serveFolders(folder.path, pictures)])
    await use(new Visitor(automatedBrowser, site.url))
    await site.stop()
  },
})

class ServedEnhancer implements Enhancer {
  isBroken = false
  #held: Promise<void> | undefined

  hold() {
    let release = () => {}
    this.#held = new Promise((resolve) => {
      release = resolve
    })
    return release
  }

  readonly handler: RequestHandler = async ({ url = '' }, response) => {
    if (!/\/assets\/worker-.*\.js$/.test(url)) return false
    response.setHeader('Cache-Control', 'no-store')
    if (this.isBroken) {
      response.writeHead(503).end()
      return true
    }
    await this.#held
    return false
  }
}

/** The folder of the files to choose. */
export const filesPath = '/chosen-files/'

const serveFolders =
  (...folders: readonly string[]): RequestHandler =>
  async ({ url = '' }, response) => {
    if (!url.startsWith(filesPath)) return false
    for (const folder of folders) {
      const file = await readFile(join(folder, url.slice(filesPath.length))).catch(() => undefined)
      if (file) {
        response.writeHead(200).end(file)
        return true
      }
    }
    return false
  }

const section = 'main section:has(input[type=file])'

export async function openTool(visitor: Visitor): Promise<void> {
  await visitor.open('/image-enhancement')
  await visitor.the(button('Select Images'))
}

export async function choose(visitor: Visitor, paths: readonly string[]): Promise<void> {
  await visitor.browser.setFiles('input[type=file][multiple]:not([webkitdirectory])', paths)
  await visitor.sees(`${paths.length} image(s) ready`, 60_000)
}

/** The status of every visible photograph in the list, by its name. */
export function states(visitor: Visitor): Promise<Record<string, string>> {
  return visitor.evaluate((section) => {
    const rows = [...document.querySelectorAll<HTMLElement>(`${section} li`)]
    const found = rows.map((row) => {
      const text = row.textContent ?? ''
      const name = /[\w-]+\.(?:jpg|jpeg|png|webp|gif|avif|heic)/.exec(text)?.[0]
      const status = /Pending|Processing|Completed|Failed/.exec(text)?.[0]
      return [name, status] as const
    })
    return Object.fromEntries(found.filter(([name, status]) => name && status)) as Record<string, string>
  }, section)
}

export async function statusList(visitor: Visitor): Promise<string[]> {
  return Object.values(await states(visitor))
}

/** The number of completed photographs that the page states. The list itself shows only a part of a long batch. */
export async function completedCount(visitor: Visitor): Promise<number> {
  return Number(/(\d+) of \d+ enhanced/.exec(await visitor.text(section))?.[1] ?? 0)
}

/** Waits until every photograph of a short list is completed or failed. */
export async function allDone(visitor: Visitor, timeout = 120_000): Promise<void> {
  await expect
    .poll(async () => (await statusList(visitor)).filter((status) => /Pending|Processing/.test(status)), {
      timeout,
    })
    .toEqual([])
}

declare global {
  interface Window {
    /** Files that the page has saved, by their names. */
    saved: Map<string, Blob>
  }
}

/** Makes the page keep its downloads, because WebKit's driver does not report them. */
export function catchDownloads(visitor: Visitor): Promise<void> {
  return visitor.evaluate(() => {
    const files = new Map<string, Blob>()
    window.saved = new Map()
    const { createObjectURL } = URL
    URL.createObjectURL = (file) => {
      const url = createObjectURL(file)
      if (file instanceof Blob) files.set(url, file)
      return url
    }
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function () {
      if (this.download) window.saved.set(this.download, files.get(this.href) ?? new Blob())
      else click.call(this)
    }
    // Chromium would open a window that asks where to save a zip file.
    Object.defineProperty(window, 'showSaveFilePicker', { value: undefined })
  })
}

/** Waits for a file that the page saves. */
export async function savedFile(visitor: Visitor, name: string): Promise<void> {
  await expect
    .poll(() => visitor.evaluate(() => [...window.saved.keys()]), { timeout: 60_000 })
    .toContain(name)
}
