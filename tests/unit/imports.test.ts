import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Files and what they may and may not import: routes, layout, features, ui, theme, one way; content stands alone. */
const files: Record<string, { allowed: string[]; forbidden: string[] }> = {
  'src/routes/probe.tsx': {
    allowed: ['../layout/a', '../features/estimate/a', '../ui/a', '../theme/a', '../content/a', 'react'],
    forbidden: ['../../workers/enhancer/tone', '../../tools/a', '../../tests/unit/a', 'node:fs'],
  },
  'src/layout/probe.tsx': {
    allowed: ['./a', '../features/estimate/a', '../ui/a', '../theme/a', '../content/a', 'react'],
    forbidden: ['../routes/a', '../routes/-home/a', '../../workers/enhancer/tone'],
  },
  'src/features/estimate/probe.tsx': {
    allowed: ['./a', '../../ui/a', '../../theme/a', '../../content/a', '../../content/enhancement', 'react'],
    forbidden: [
      '../enhancement/a',
      '../portfolio/a',
      '../../layout/a',
      '../../routes/a',
      '../../../workers/enhancer/tone',
    ],
  },
  'src/features/enhancement/local/probe.tsx': {
    allowed: ['../a', '../../../ui/a', '../../../content/estimate', '../../../../workers/enhancer/protocol'],
    forbidden: [
      '../../estimate/a',
      '../../portfolio/a',
      '../../../layout/a',
      '../../../../workers/enhancer/worker',
    ],
  },
  'src/ui/probe.tsx': {
    allowed: ['./a', '../theme/a', '../content/a', 'react'],
    forbidden: ['../features/estimate/a', '../layout/a', '../routes/a', '../../workers/enhancer/tone'],
  },
  'src/theme/probe.ts': {
    allowed: ['./a', '@mantine/core'],
    forbidden: ['../ui/a', '../content/a', '../features/estimate/a', '../layout/a', '../routes/a'],
  },
  'src/content/probe.ts': {
    allowed: ['./a', './cities/a'],
    forbidden: [
      'react',
      '../ui/a',
      '../theme/a',
      '../features/estimate/a',
      '../layout/a',
      '../router',
      'node:fs',
    ],
  },
  'workers/enhancer/probe.ts': {
    allowed: ['./tone', 'comlink'],
    forbidden: ['../../src/content/a', '../../src/ui/a', '../../tools/a', 'node:fs'],
  },
}

let project: string
let reported: string[]

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'imports-'))
  cpSync(join(root, 'biome.json'), join(project, 'biome.json'))
  for (const [path, { allowed, forbidden }] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    const lines = [...allowed, ...forbidden].map((specifier) => `import '${specifier}'`)
    writeFileSync(join(project, path), lines.join('\n'))
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@biomejs/biome/bin/biome'),
      'lint',
      '--only=style/noRestrictedImports',
      '--max-diagnostics=none',
      '--reporter=github',
    ],
    { cwd: project, encoding: 'utf8' },
  )
  reported = [...stdout.matchAll(/file=([^,]+),line=(\d+),/g)].map(([, file, line]) => `${file}:${line}`)
})

afterAll(() => rmSync(project, { recursive: true }))

describe.each(Object.entries(files))('%s', (path, { allowed, forbidden }) => {
  const isReported = (index: number) => reported.some((place) => place.endsWith(`${path}:${index + 1}`))

  test.each(allowed.map((specifier, index) => [specifier, index] as const))('may import %s', (_, index) => {
    expect(isReported(index)).toBe(false)
  })

  test.each(forbidden.map((specifier, index) => [specifier, allowed.length + index] as const))(
    'may not import %s',
    (_, index) => {
      expect(isReported(index)).toBe(true)
    },
  )
})

test('every feature is kept from every other one', () => {
  const features = readdirSync(join(root, 'src/features'))
  for (const feature of features) {
    const groups = restrictedGroups(`src/features/${feature}/**`)
    for (const other of features)
      expect(groups.includes(`**/${other}/**`), `${feature}: ${other}`).toBe(other !== feature)
  }
})

function restrictedGroups(include: string): string[] {
  const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as {
    overrides: {
      includes: string[]
      linter: { rules: { style: { noRestrictedImports: { options: { patterns: { group: string[] }[] } } } } }
    }[]
  }
  const override = overrides.find(({ includes }) => includes.includes(include))
  return override?.linter.rules.style.noRestrictedImports.options.patterns.flatMap(({ group }) => group) ?? []
}
