import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { theme } from '../../src/theme/theme.ts'

/**
 * `npm run mantine-variables`: writes the custom properties of Mantine that the production build uses, with the values of
 * the site's theme, to `src/theme/mantine-variables.css`. Mantine would declare about 600 in every page, and the site uses
 * a sixth of them. Run it after a build, when a Mantine component or a color is added. A test names what is missing.
 */

const root = join(import.meta.dirname, '../..')

/** Names that Mantine's scripts compose at run time: sizes, and the colors of the site's buttons. */
const dynamic =
  /^--mantine-(?:(?:font-size|line-height|radius|spacing)-(?:xs|sm|md|lg|xl)|primary-color-.+|color-(?:lake|walnut)-.+)$/

const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
const values = new Map<string, string>(Object.entries({ ...variables, ...light }))

const used = await readUsedNames()
const names = new Set([...values.keys()].filter((name) => used.has(name) || dynamic.test(name)))
// The loop also visits names that it adds: a value may refer to further variables.
for (const name of names) {
  for (const inner of namesIn(values.get(name) ?? '')) names.add(inner)
}
const declarations = [...values].flatMap(([name, value]) =>
  names.has(name) ? [`    ${name}: ${value};`] : [],
)
await writeFile(
  join(root, 'src/theme/mantine-variables.css'),
  `/* Written by \`npm run mantine-variables\`. */\n@layer mantine {\n  :root,\n  :host {\n${declarations.join('\n')}\n  }\n}\n`,
)
console.log(`${declarations.length} of ${values.size} variables`)

/** The names in the build's scripts and styles. */
async function readUsedNames(): Promise<Set<string>> {
  const folder = join(root, 'dist/assets')
  const files = (await readdir(folder)).filter((file) => /\.(?:css|js)$/.test(file))
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return new Set(sources.flatMap(namesIn))
}

function namesIn(css: string): string[] {
  return [...css.matchAll(/var\((--mantine-[\w-]+)/g)].map(([, name = '']) => name)
}
