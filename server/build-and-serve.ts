import { buildUnlessBuilt } from '../tools/vite/build-stamp.ts'
import { runServer } from './run-server.ts'

/** `npm start`: builds the site unless the build is up to date, then serves it. */
await runServer(buildUnlessBuilt)
