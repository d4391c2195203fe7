import { runServer } from './run-server.ts'

/** Serves a build that is there already. The Docker image has nothing to build with. */
await runServer()
