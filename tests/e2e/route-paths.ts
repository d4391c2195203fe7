import { join } from 'node:path'
import { runnerImport } from 'vite'

const list = join(import.meta.dirname, '../../src/content/routes.ts')

/** Every path of the site. Their list reads the business's facts from the build's variables, which are Vite's. */
export const { routePaths } = (
  await runnerImport<typeof import('../../src/content/routes.ts')>(list, {
    configFile: false,
    logLevel: 'error',
  })
).module
