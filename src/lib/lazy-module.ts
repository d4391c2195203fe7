/** A file of the site could not be loaded: there is no network, or the file has gone with an older version of the site. */
export class LoadError extends Error {
  override readonly name = 'LoadError'

  constructor(cause?: unknown) {
    super(
      'A part of this page could not be loaded. Check the connection and try again. If that does not help, reload the page.',
      { cause },
    )
  }
}

/** Code that is loaded when it is first wanted. */
export interface LazyModule<Module> {
  /**
   * Loads it once for all who want it. A failed attempt is repeated once; the next call starts anew.
   *
   * @throws LoadError
   */
  readonly load: () => Promise<Module>
  /** Loads it ahead of time, while the network is still there. */
  readonly preload: () => void
  /** The module, once it is there. */
  readonly loaded: () => Module | undefined
}

/** Milliseconds until a failed attempt is repeated. */
const retryDelay = 1_000

/** Replaces a wrong answer that the browser's cache may hold under a script's address, which most browsers tell. */
async function refetch(cause: unknown): Promise<void> {
  const url = /https?:\/\/\S+/.exec(String(cause))?.[0]
  if (url) await fetch(url, { cache: 'reload' }).catch(() => {})
}

/** The one way to load code late. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined
  let module: Module | undefined

  const importTwice = async () => {
    try {
      return await importModule()
    } catch (cause) {
      await new Promise((resolve) => setTimeout(resolve, retryDelay))
      await refetch(cause)
      return importModule()
    }
  }

  const load = () => {
    loading ??= importTwice().then(
      (loaded) => {
        module = loaded
        return loaded
      },
      (cause: unknown) => {
        loading = undefined
        throw new LoadError(cause)
      },
    )
    return loading
  }
  const preload = () => {
    load().catch(() => {
      // Whoever wants it later tries again.
    })
  }
  return { load, preload, loaded: () => module }
}
