import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'

// The client's choices, whatever else would be smaller (CONTRIBUTING.md).

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

/** The shape that the client expects, clause by clause, and the code that makes each one true. */
const shape: [string, string, RegExp][] = [
  ['one router of TanStack leads through all pages', 'src/router.tsx', /return createRouter\(/],
  [
    'photos are enhanced in a Web Worker',
    'src/features/enhancement/on-device/engine/*.ts',
    /new Worker\(.*'enhancer'/,
  ],
  ['Comlink drives it', 'src/features/enhancement/connect-worker.ts', /wrap<\w+>\(worker\)/],
  ['it answers by Comlink', 'workers/enhancer/worker.ts', /\bexpose\(/],
  ['OffscreenCanvas defines the result', 'workers/enhancer/picture/canvas.ts', /new OffscreenCanvas\(/],
  ['1.5 times as large', 'workers/enhancer/picture/size.ts', /enlargement = 1\.5\n/],
  ['with its tone changed', 'workers/enhancer/picture/tone.ts', /\* 1\.1 \+ 5/],
  ['as PNG', 'workers/enhancer/picture/reference.ts', /type: 'image\/png', quality: 0\.95/],
  ['IndexedDB has its bytes', 'src/features/enhancement/on-device/storage/*.ts', /\bsetMany\(/],
  ['every page is precached', 'tools/vite/precache.ts', /globPatterns: \[\s+'\*\*\/\*\.html'/],
  ['and every photograph', 'tools/vite/precache.ts', /'assets\/\*\.\{[^}]*\bavif\b/],
]

test.each(shape)('%s', (_, files, code) => {
  const sources = globSync(files, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  expect(sources.join('\n')).toMatch(code)
})

test('the top level has what the client expects there', () => {
  const names = ['package.json', 'vite.config.ts', 'tsconfig.json', 'index.html', 'README.md']
  const folders = ['src', 'public', 'workers', 'tests']
  expect(globSync([...names, ...folders], { cwd: root }).sort()).toEqual([...names, ...folders].sort())
})
