import { join } from 'node:path'
import { loadEnv, runnerImport } from 'vite'
import { root } from './root.ts'

/**
 * Loads a module of the site's content as the production build does: with the settings of the environment and
 * of the `.env` files, which only Vite reads.
 *
 * @param path from the root of the repository
 */
export async function loadContent<Content>(path: string): Promise<Content> {
  Object.assign(process.env, loadEnv('production', root, 'VITE_'))
  const { module } = await runnerImport<Content>(join(root, path), {
    root,
    mode: 'production',
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
  return module
}
