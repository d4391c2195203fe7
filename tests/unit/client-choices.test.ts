import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// What the client has chosen, whatever else would be smaller (CONTRIBUTING.md).

const root = join(import.meta.dirname, '../..')

const product = ['src/**/*.{ts,tsx}', 'workers/**/*.ts', 'tools/vite/*.ts', 'vite.config.ts']

const packages = [
  'react',
  'react-dom',
  'vite',
  'vite-plugin-pwa',
  'workbox-window',
  '@tanstack/react-router',
  '@supabase/supabase-js',
  'comlink',
  'idb-keyval',
  '@mantine/core',
]

/** The packages that these files load when they run: types alone don't count. */
function importedBy(patterns: readonly string[]): Set<string> {
  const code = globSync(patterns as string[], { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const imports = code
    .join('\n')
    .matchAll(/(?:^|\n)(?:import|export)(?! type)[^'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g)
  const names = [...imports].map(([, statically, dynamically]) => statically ?? dynamically ?? '')
  return new Set(names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? ''))
}

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>
const installed = Object.keys({ ...dependencies, ...devDependencies })

test.each(packages)('the product is made with %s', (name) => {
  expect(installed).toContain(name)
  expect([...importedBy(product)]).toContain(name)
})

test('the tests are made with vitest', () => {
  expect(installed).toContain('vitest')
  expect([...importedBy(['tests/{unit,browser}/**/*.{ts,tsx}'])]).toContain('vitest')
})

test('the top level has what the client expects there', () => {
  const names = ['package.json', 'vite.config.ts', 'tsconfig.json', 'index.html', 'README.md']
  const folders = ['src', 'public', 'workers', 'tests']
  expect(globSync([...names, ...folders], { cwd: root }).sort()).toEqual([...names, ...folders].sort())
})
