import { expose, transfer, wrap } from 'comlink'
import { enhance } from './engine'
import { type HelperSurface, serveAsHelper } from './helper'
import { createPrefetch } from './prefetch'
import type { EnhancerSurface } from './protocol'
import type { Helper } from './work-sharing'

const helpers: Helper[] = []
const prefetch = createPrefetch()
let sendHeartbeat: (milliseconds: number) => void = () => {}

const surface: EnhancerSurface = {
  async enhance(photo, capacity, isPrepared = false) {
    if (!isPrepared) prefetch.giveUp()
    const enhancement = await enhance(photo, { capacity, helpers, sendHeartbeat, prepared: prefetch.take() })
    return transfer(
      enhancement,
      enhancement.file.filter((piece) => piece instanceof ArrayBuffer),
    )
  },
  prepare: prefetch.prepare,
  help: serveAsHelper,
  addHelper(port) {
    helpers.push(wrap<HelperSurface>(port))
  },
  onHeartbeat(listen) {
    sendHeartbeat = listen
  },
  holdLock: (name) =>
    new Promise((resolve) => {
      if (!navigator.locks) {
        resolve(false)
        return
      }
      navigator.locks.request(name, () => {
        resolve(true)
        return new Promise(() => {
          // Never released: it ends with the worker.
        })
      })
    }),
}

expose(surface)
