import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'
import { filesMatching } from '../fixtures/files-matching.ts'

// The client's choices, whatever else would be smaller (CONTRIBUTING.md).
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

const folders = ['src', 'workers', 'tools/vite'].map((folder) => `${folder}/**/*.{ts,tsx}`)
const files = filesMatching([...folders, 'vite.config.ts'], root)
const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')

/** What the product loads when it runs: types alone don't count. */
const imports = code.matchAll(
  /(?:^|\n)(?:import|export)(?! type)[^'"]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
)
const imported = [...imports]
  .map(([, statically, dynamically]) => statically ?? dynamically ?? '')
  .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0])

test.each(packages)('the product is made with %s', (name) => {
  expect(imported).toContain(name)
})
