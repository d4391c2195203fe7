import { expose } from 'comlink'
import type { EnhancerSurface } from '../../workers/enhancer/protocol'

/** A worker that starts as it should, asks for a moment's patience and then never comes back. */
let tellPatience: (milliseconds: number) => Promise<void> | void = () => {}

const surface: EnhancerSurface = {
  async enhance() {
    await tellPatience(1)
    for (;;) {
      // Nothing can be told to it any more.
    }
  },
  prepare: () => {},
  help: () => {},
  addHelper: () => {},
  onPatience: (listen) => {
    tellPatience = listen
  },
  holdLock: async () => false,
}

expose(surface)
