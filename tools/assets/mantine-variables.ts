import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { theme } from '../../src/theme/theme.ts'

/**
 * `npm run mantine-variables`: writes the custom properties of Mantine that are in use, with the values of the site's theme.
 * Mantine itself would declare about 600 in every page. Those that the site's own styles use go to
 * `src/theme/mantine-variables.css`, which every page has. Those that only Mantine's components use go to
 * `src/theme/mantine-components.css`, which is loaded with them. Run it when a component or a color is added. A test names
 * what is missing.
 */

const root = join(import.meta.dirname, '../..')
const written = ['src/theme/mantine-variables.css', 'src/theme/mantine-components.css'] as const

/** Names that Mantine's scripts compose at run time. */
const dynamic =
  /^--mantine-(?:(?:font-size|line-height|radius|spacing)-(?:xs|sm|md|lg|xl)|primary-color-.+|color-lake-.+)$/

const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
const values = new Map<string, string>(Object.entries({ ...variables, ...light }))

const sources = globSync('src/**/*.{css,ts,tsx}', { cwd: root, exclude: [...written] })
const ownStyles = await readAll(sources.map((file) => join(root, file)))
const importedStyles = [...ownStyles.matchAll(/@?import '(@mantine\/core\/styles\/[^']+)'/g)]
const { resolve } = createRequire(import.meta.url)
const componentStyles = await readAll(importedStyles.map(([, file = '']) => resolve(file)))

const own = withInnerNames(namesIn(ownStyles))
const components = withInnerNames([
  ...namesIn(componentStyles),
  ...[...values.keys()].filter((name) => dynamic.test(name)),
])
await write(written[0], own)
await write(written[1], new Set([...components].filter((name) => !own.has(name))))

async function readAll(files: readonly string[]): Promise<string> {
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
}

function namesIn(css: string): string[] {
  return [...css.matchAll(/var\((--mantine-[\w-]+)/g)].map(([, name = '']) => name)
}

/** The loop also visits names that it adds: a value may refer to further variables. */
function withInnerNames(used: readonly string[]): ReadonlySet<string> {
  const names = new Set(used)
  for (const name of names) {
    for (const inner of namesIn(values.get(name) ?? '')) names.add(inner)
  }
  return names
}

async function write(file: string, names: ReadonlySet<string>): Promise<void> {
  const declarations = [...values].flatMap(([name, value]) =>
    names.has(name) ? [`    ${name}: ${value};`] : [],
  )
  await writeFile(
    join(root, file),
    `/* Written by \`npm run mantine-variables\`. */\n@layer mantine {\n  :root,\n  :host {\n${declarations.join('\n')}\n  }\n}\n`,
  )
  console.log(`${file}: ${declarations.length} of ${values.size} variables`)
}
