import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runServer } from './run-server.ts'

/** Serves a build that is there already. The Docker image has nothing to build with. */
await runServer(async (root) => {
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Error('There is no build in dist. Make one with: npm run build')
})
