import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { violation } from './import-rules.ts'

const root = join(import.meta.dirname, '../..')

/** Every file of the page and of the workers, paired with each module that it imports. */
const imports = ['src', 'workers'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => specifiersIn(file).map((specifier) => [file, specifier] as const)),
)

/** Everything that a file imports, including types, re-exports and dynamic imports. */
function specifiersIn(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const { module, errors } = parseSync(file, source)
  expect(errors, file).toEqual([])
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ]
}

test('imports run one way', () => {
  expect(imports.length).toBeGreaterThan(500)
  const violations = imports.flatMap(([file, specifier]) => {
    const reason = violation(file, specifier)
    return reason ? [`${file} imports ${specifier}: ${reason}`] : []
  })
  expect(violations).toEqual([])
})

describe('may be imported', () => {
  test.each([
    ['src/routes/about.tsx', '../layout/page-head'],
    ['src/routes/about.tsx', '../features/estimate/EstimateSection'],
    ['src/layout/Footer.tsx', '../features/install/InstallSlot'],
    ['src/features/estimate/EstimateForm.tsx', '../../content/estimate'],
    ['src/features/estimate/EstimateForm.tsx', './EstimateField'],
    ['src/features/enhancement/local/views/LocalTool.tsx', '../../views/ToolPanel'],
    ['src/features/enhancement/local/engine/pool-size.ts', '../../../../../workers/enhancer/protocol'],
    [
      'src/features/enhancement/server/enhance-image.ts',
      '../../../../supabase/functions/enhance-image/contract',
    ],
    ['src/ui/Photo.tsx', '../theme/theme'],
    ['src/ui/Photo.tsx', '@mantine/core'],
    ['src/content/cities.ts', './words'],
    ['src/main.tsx', './router'],
    ['workers/service-worker.ts', 'workbox-precaching'],
    ['workers/enhancer/worker.ts', './protocol'],
  ])('by %s: %s', (file, specifier) => {
    expect(violation(file, specifier)).toBeUndefined()
  })
})

describe('may not be imported', () => {
  test.each([
    ['src/layout/Footer.tsx', '../pages/home/Hero'],
    ['src/features/estimate/EstimateForm.tsx', '../../layout/Footer'],
    ['src/features/estimate/EstimateForm.tsx', '../portfolio/Portfolio'],
    ['src/features/enhancement/local/views/LocalTool.tsx', '../../../install/platform'],
    ['src/features/new/New.tsx', '../estimate/EstimateForm'],
    ['src/features/enhancement/local/engine/pool-size.ts', '../../../../../workers/enhancer/tone'],
    ['src/ui/Photo.tsx', '../features/portfolio/Portfolio'],
    ['src/lib/wake-lock.ts', '../ui/toast'],
    ['src/theme/theme.ts', '../content/business'],
    ['src/content/cities.ts', '../ui/Photo'],
    ['src/content/cities.ts', 'react'],
    ['src/router.tsx', '../tools/browser'],
    ['src/routes/about.tsx', 'node:fs'],
    ['src/routes/about.tsx', '../../tests/e2e/site'],
    ['src/routes/about.tsx', '../../supabase/functions/enhance-image/settings'],
    ['workers/share-target.ts', '../src/content/enhancement'],
    ['workers/share-target.ts', 'node:path'],
  ])('by %s: %s', (file, specifier) => {
    expect(violation(file, specifier)).toEqual(expect.any(String))
  })
})
