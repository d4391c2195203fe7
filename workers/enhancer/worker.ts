import { expose, wrap } from 'comlink'
import { createAhead } from './ahead'
import { enhance } from './engine'
import { type HelperSurface, serveAsHelper } from './helper'
import type { EnhancerSurface } from './protocol'
import type { Helper } from './sharing'

const helpers: Helper[] = []
const ahead = createAhead()
let tellPatience: (milliseconds: number) => void = () => {}

const surface: EnhancerSurface = {
  enhance(photo, capacity, isPrepared = false) {
    if (!isPrepared) ahead.giveUp()
    return enhance(photo, { capacity, helpers, tellPatience, prepared: ahead.take() })
  },
  prepare: ahead.prepare,
  help: serveAsHelper,
  addHelper(port) {
    helpers.push(wrap<HelperSurface>(port))
  },
  onPatience(listen) {
    tellPatience = listen
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
