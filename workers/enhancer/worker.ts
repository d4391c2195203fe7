import { expose, wrap } from 'comlink'
import { lockHolder } from '../lifetime/lock-holder'
import { enhance } from './enhance'
import { serveAsHelper } from './helper'
import { createPrefetch } from './prefetch'
import type { EnhancerSurface } from './protocol'
import type { Helper, HelperSurface } from './strips/work-sharing'

const helpers: Helper[] = []
const prefetch = createPrefetch()
let sendHeartbeat: (milliseconds: number) => void = () => {}

const surface: EnhancerSurface = {
  ...lockHolder,
  async enhance(photo, maximumPixels, isPrefetched = false) {
    if (!isPrefetched) prefetch.discard()
    return enhance(photo, { maximumPixels, helpers, sendHeartbeat, prefetched: prefetch.take() })
  },
  prefetch: prefetch.start,
  help: serveAsHelper,
  addHelper(port) {
    helpers.push(wrap<HelperSurface>(port))
  },
  onHeartbeat(listen) {
    sendHeartbeat = listen
  },
}

expose(surface)
