import { startTransition, useCallback, useEffect, useState } from 'react'
import type { LazyModule } from './lazy-module'

export interface LazyState<Module> {
  /** The module, once it is needed and loaded. */
  readonly module: Module | undefined
  /** Whether it could not be loaded. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Loads a module when it is first needed, and again when the network returns after a failure. */
export function useLazyModule<Module>(lazy: LazyModule<Module>, isWanted: boolean): LazyState<Module> {
  const [module, setModule] = useState<{ readonly loaded: Module }>()
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    lazy.load().then(
      // In short tasks: what has been asked for may be large.
      (loaded) => startTransition(() => setModule({ loaded })),
      () => setFailed(true),
    )
  }, [lazy])

  useEffect(() => {
    if (!isWanted) return
    load()
    // The next time it is needed, nobody should see the error of this time.
    return () => setFailed(false)
  }, [isWanted, load])

  useEffect(() => {
    if (!isWanted || !hasFailed) return
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isWanted, hasFailed, load])

  return { module: module?.loaded ?? (isWanted ? lazy.loaded() : undefined), hasFailed, retry: load }
}
