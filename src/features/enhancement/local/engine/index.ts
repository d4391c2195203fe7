import { createEngine, type Engine } from './engine'
import { assessDevice } from './pool-size'

let engine: Engine | undefined

/** This page's engine. Nothing is loaded or started before the first photograph. */
export function localEngine(): Engine {
  if (!engine) {
    const { workers, maximumPixels } = assessDevice(navigator)
    engine = createEngine({ workers, capacity: { maximumPixels }, startWorker })
  }
  return engine
}

function startWorker(): Worker {
  return new Worker(new URL('../../../../../workers/enhancer/worker.ts', import.meta.url), {
    type: 'module',
    name: 'enhancer',
  })
}
