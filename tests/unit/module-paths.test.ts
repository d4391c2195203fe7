import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'
import { modulesAt } from '../../tools/vite/module-paths.ts'

test('a group has the modules at its paths and no others, whatever is asked of them', () => {
  const isFont = modulesAt('src/theme/fonts.css', 'src/features/price/*')
  const isModule = (path: string) => isFont(join(root, path))
  expect(
    ['src/theme/fonts.css', 'src/theme/fonts.css?inline', 'src/features/price/LazyPriceSheet.tsx'].filter(
      isModule,
    ),
  ).toHaveLength(3)
  expect(['src/theme/tokens.css', 'src/lib/price/LazyPriceSheet.tsx'].filter(isModule)).toEqual([])
})

test('a module that was renamed stops the build', () => {
  expect(() => modulesAt('src/main.tsx', 'src/features/price/rates.ts')).toThrow(
    'vite.config.ts puts src/features/price/rates.ts into a chunk, and there is no such module.',
  )
})
