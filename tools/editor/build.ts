import { globSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { loadContent } from '../load-content.ts'
import { loadOptions } from '../records/check-records.ts'
import { readRecords } from '../records/read-records.ts'
import { root } from '../root.ts'
import { editorConfig } from './config.ts'
import { editorHeaders } from './headers.ts'
import { backendSettings } from './settings.ts'
import { adaptSveltia } from './sveltia.ts'
import type { Towns } from './town-problems.ts'

/** The editor's files. They stand at an address of their own, and never among the site's. */
const editorFolder = join(root, 'dist-editor')

interface Content {
  readonly business: { readonly name: string; readonly siteUrl: string }
}

/**
 * Builds the editor, with forms for the records as the content is now.
 *
 * @returns its folder
 */
export async function buildEditor(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const backend = backendSettings(env)
  const { isPhoto, ...options } = await loadOptions(root)
  const { business } = await loadContent<Content>('src/content/business/business.ts')
  const config = editorConfig({ ...options, isPhoto }, { backend, ...business })
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [adaptSveltia()],
    define: {
      CONFIG: JSON.stringify(config),
      OPTIONS: JSON.stringify(options),
      TOWNS: JSON.stringify(townsIn(root)),
    },
    build: {
      target: 'baseline-widely-available',
      outDir: editorFolder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 3000,
      license: { fileName: 'licenses.md' },
    },
  })
  await cp(join(root, 'src/layout/logo.svg'), join(editorFolder, 'logo.svg'))
  await writeFile(join(editorFolder, '_headers'), editorHeaders(backend))
  await writeFile(join(editorFolder, 'robots.txt'), 'User-agent: *\nDisallow: /\n')
  // Of its fonts.
  for (const license of globSync('node_modules/@sveltia/cms/npm/assets/*.LICENSE.txt', {
    cwd: import.meta.dirname,
  }))
    await cp(join(import.meta.dirname, license), join(editorFolder, 'licenses', basename(license)))
  return editorFolder
}

function townsIn(root: string): Towns {
  const read = (name: string) =>
    readRecords(root, name) as readonly { name: string; record: Readonly<Record<string, unknown>> }[]
  const named = ['projects', 'reviews', 'testimonials', 'work-quote'].flatMap(read)
  return {
    cities: Object.fromEntries(
      read('cities').map(({ name, record }) => [name, record]),
    ) as unknown as Towns['cities'],
    others: read('area').flatMap(({ record }) => (record.otherTowns ?? []) as readonly string[]),
    named: [...new Set(named.flatMap(({ record: { town } }) => (town ? String(town) : [])))],
  }
}

if (import.meta.main) await buildEditor(process.env)
