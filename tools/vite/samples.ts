import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { loadEnv, type Plugin } from 'vite'
import { root } from '../root.ts'
import { isPrerendering } from './prerender.ts'

/**
 * In TypeScript and in records. Not in comments. Facts name the variable that replaces them:
 * `sample: !import.meta.env.VITE_…`.
 */
const sampleMark = /^(?! *[/*]).*\b(?:sample: (?:true\b|!import\.meta\.env\.(\w+))|sample": true\b)/

/** Every entry of the content that is marked as made up and that no variable takes the place of. */
export function findSamples(root: string, env: Readonly<Record<string, string>>) {
  const marks = globSync('src/content/**/*.{ts,json}', { cwd: root })
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) => {
          const [mark, variable] = sampleMark.exec(text) ?? []
          return mark ? [{ file, line: index + 1, variable }] : []
        }),
    )
  return marks.filter(({ variable }) => !variable || !env[variable])
}

/**
 * The samples that still have to be replaced, a line per file.
 *
 * @throws where the site has an address of its own and samples, unless `VITE_SAMPLES` keeps them
 */
export function checkSamples(root: string, env: Readonly<Record<string, string>>): string {
  const marks = findSamples(root, env)
  const [records = [], others = []] = [true, false].map((is) =>
    marks.filter(({ file }) => /\/records\/.*\//.test(file) === is),
  )
  const lines = [
    ...grouped(others, ({ file }) => file).map(
      ([file, inFile]) => `  ${file}:${inFile.map(({ line }) => line).join(', ')}`,
    ),
    // Of a record that has a file of its own, no line.
    ...grouped(records, ({ file }) => dirname(file)).map(
      ([folder, inFolder]) => `  ${folder}: ${inFolder.map(({ file }) => basename(file)).join(', ')}`,
    ),
  ]
  const isPublic = !marks.some(({ variable }) => variable === 'VITE_BUSINESS_SITE_URL')
  if (isPublic && marks.length > 0 && env.VITE_SAMPLES !== 'keep')
    throw new Error(
      `This site has an address of its own, and these ${marks.length} entries are made up:\n${lines.join('\n')}\n` +
        'Replace each one with your own, or delete it, and remove its `sample`. What stands beside a VITE_BUSINESS_ variable ' +
        'can also be set by it (see .env.example). VITE_SAMPLES=keep builds all the same, hidden from search engines.',
    )
  return lines.length > 0 ? `Samples to replace before a release:\n${lines.join('\n')}` : ''
}

const grouped = <Entry>(entries: readonly Entry[], by: (entry: Entry) => string) =>
  Object.entries(Object.groupBy(entries, by)) as [string, Entry[]][]

/**
 * Tells the pages whether anything is made up, lists the samples at the end of a build, and stops one that
 * would publish them.
 */
export function samples(): Plugin {
  let list = ''
  return {
    name: 'samples',
    config({ envDir }, { mode }) {
      const hasSamples = findSamples(root, envDir === false ? {} : loadEnv(mode, envDir ?? root)).length > 0
      return { define: { 'import.meta.env.HAS_SAMPLES': JSON.stringify(hasSamples) } }
    },
    configResolved({ command, root, mode, envDir }) {
      if (command === 'build' && !isPrerendering())
        list = checkSamples(root, envDir ? loadEnv(mode, envDir) : {})
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler(error?: Error) {
        // A failed build closes twice, the second time without its error.
        if (error) list = ''
        if (list) console.log(`\n${list}`)
      },
    },
  }
}
