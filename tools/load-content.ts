import { join } from 'node:path'
import { createServer, loadEnv } from 'vite'
import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'
import { root } from './root.ts'
import { records } from './vite/records.ts'

/**
 * Loads a module of the site's content as the production build does: with the settings of the environment and
 * of the `.env` files, which only Vite reads. However busy the machine is: Vite's own runners take a file that
 * isn't read within a minute for an error, and a build from nothing draws pictures for longer than that.
 *
 * @param path from the root of the repository
 */
export async function loadContent<Content>(path: string): Promise<Content> {
  Object.assign(process.env, loadEnv('production', root, 'VITE_'))
  const server = await createServer({
    root,
    mode: 'production',
    configFile: false,
    logLevel: 'error',
    plugins: [records()],
    resolve: { tsconfigPaths: true },
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const { hot } = server.environments.ssr
  const runner = new ModuleRunner(
    { transport: { invoke: (request) => hot.handleInvoke(request) }, hmr: false },
    new ESModulesEvaluator(),
  )
  try {
    return await runner.import<Content>(join(root, path))
  } finally {
    await runner.close()
    await server.close()
  }
}
