import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { filesMatching } from '../fixtures/files-matching.ts'

const folders = ['src/content/records/**/*.json', 'src/photos/*']

/**
 * Gives the page a folder that it may choose, in the browser's private file system: a press can't open the real
 * dialog in a test. It has what the editor reads of the repository.
 */
export async function giveFolder(context: BrowserContext, page: Page, root: string): Promise<void> {
  const files = filesMatching(folders, root).map((path) => ({
    path,
    data: readFileSync(join(root, path)).toString('base64'),
  }))
  await page.evaluate(async (files) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true })
    await folder.getDirectoryHandle('.git', { create: true })
    for (const { path, data } of files) {
      const [name = '', ...parents] = path.split('/').toReversed()
      let parent = folder
      for (const part of parents.toReversed())
        parent = await parent.getDirectoryHandle(part, { create: true })
      const writable = await (await parent.getFileHandle(name, { create: true })).createWritable()
      await writable.write(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)))
      await writable.close()
    }
  }, files)
  await context.addInitScript(() => {
    const chosen = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site')
    Object.assign(window, { showDirectoryPicker: chosen })
  })
}

/** Writes what is in the page's folder now into the repository that it was given from. */
export async function takeFolder(page: Page, root: string): Promise<void> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = []
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await walk(handle, `${path}${name}/`)
        else {
          const reader = new FileReader()
          const file = await (handle as FileSystemFileHandle).getFile()
          const url = await new Promise<string>((read) => {
            reader.onload = () => read(String(reader.result))
            reader.readAsDataURL(file)
          })
          found.push([`${path}${name}`, url.replace(/^.*?,/, '')])
        }
      }
    }
    await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle('site'), '')
    return found
  })
  for (const [path, data] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), data, 'base64')
  }
}
