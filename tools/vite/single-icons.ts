import type { Plugin } from 'vite'

const icons = '@tabler/icons-react'

/**
 * While developing and testing, each icon comes from its own file. The package's entry has all 6,000, which
 * takes one or two seconds of the first start.
 */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'serve',
    config: () => ({ optimizeDeps: { exclude: [icons] } }),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: icons },
      handler: (code) =>
        code.replace(/import \{([^}]*)\} from ['"]@tabler\/icons-react['"]/g, (_, names: string) =>
          names.replace(/(\w+),?/g, `import $1 from '${icons}/dist/esm/icons/$1.mjs';`),
        ),
    },
  }
}
