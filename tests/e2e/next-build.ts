import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist } from './own-site.ts'

export interface NextBuild {
  readonly root: string
  readonly remove: () => Promise<void>
}

/** What tells a page of the next build from one of this build. */
const nextMark = '<meta name="build" content="next">'

/**
 * A copy of the production build as a deploy would replace it: Home has changed, and the About page's script has
 * another name, the old one being gone.
 */
export async function makeNextBuild(): Promise<NextBuild> {
  const root = await mkdtemp(join(tmpdir(), 'next-build-'))
  await cp(dist, root, {
    recursive: true,
    // Compressed copies would be of the old texts.
    filter: (path) => !/\.(?:br|gz)$/.test(path) && path !== join(dist, 'photos'),
  })
  const script = (await readdir(join(root, 'assets'))).find((name) => /^about-.{8}\.js$/.test(name))
  if (!script) throw new Error('The About page has no script of its own')
  await rename(join(root, 'assets', script), join(root, 'assets/about-nextnext.js'))

  for (const name of await readdir(root, { recursive: true })) {
    if (!/\.(?:js|html)$/.test(name)) continue
    const path = join(root, name)
    const text = (await readFile(path, 'utf8')).replaceAll(script, 'about-nextnext.js')
    await writeFile(path, name === 'index.html' ? text.replace('<head>', `<head>${nextMark}`) : text)
  }
  const worker = join(root, 'service-worker.js')
  // The revisions of all pages, as they would be after a change of the entry's name.
  await writeFile(worker, (await readFile(worker, 'utf8')).replace(/(revision"?:")\w{8}/g, '$1nextnext'))
  return { root, remove: () => rm(root, { recursive: true }) }
}
