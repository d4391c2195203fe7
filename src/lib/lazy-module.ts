export interface LazyModule<Module> {
  /**
   * Loads it once for all callers. After a failure the next call tries again.
   *
   * @throws LoadError
   */
  readonly load: () => Promise<Module>
  /** Prefetches it while the network is available. */
  readonly preload: () => void
  readonly loaded: () => Module | undefined
  /** Resolves once somebody has loaded it. Never rejects. */
  readonly whenLoaded: Promise<Module>
}

/** The site's only way to load code on demand. What fetches it is `chunk-loader.ts`. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined
  let module: Module | undefined
  let announce: (loaded: Module) => void = () => {}
  const whenLoaded = new Promise<Module>((resolve) => {
    announce = resolve
  })

  const load = () => {
    loading ??= importModule().then(
      (loaded) => {
        module = loaded
        announce(loaded)
        return loaded
      },
      (cause: unknown) => {
        loading = undefined
        throw cause
      },
    )
    return loading
  }
  return { load, preload: () => void load().catch(() => {}), loaded: () => module, whenLoaded }
}
