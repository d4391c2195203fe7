import { expose } from 'comlink'
import type { EnhancerSurface } from '../../workers/enhancer/protocol'

/** A worker that starts, announces a short stage and then never answers again. */
let sendHeartbeat: (milliseconds: number) => Promise<void> | void = () => {}

const surface: EnhancerSurface = {
  async enhance() {
    await sendHeartbeat(1)
    for (;;) {
      // Nothing can be told to it any more.
    }
  },
  prepare: () => {},
  help: () => {},
  addHelper: () => {},
  onHeartbeat: (listen) => {
    sendHeartbeat = listen
  },
  holdLock: async () => false,
}

expose(surface)
