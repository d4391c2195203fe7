import { expose } from 'comlink'
import type { EnhancerSurface } from '~/workers/enhancer/protocol'

/** A worker that starts, reports a stage with a short timeout and then never answers. */
let sendHeartbeat: (milliseconds: number) => Promise<void> | void = () => {}

const surface: EnhancerSurface = {
  async enhance() {
    await sendHeartbeat(1)
    for (;;) {
      // It receives no more messages.
    }
  },
  prefetch: () => {},
  help: () => {},
  addHelper: () => {},
  onHeartbeat: (listen) => {
    sendHeartbeat = listen
  },
  holdLock: async () => false,
}

expose(surface)
