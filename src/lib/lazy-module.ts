import { pause } from './pause'

/** A file of the site could not be loaded: there is no network, or a deploy has removed the file. */
export class LoadError extends Error {
  override readonly name = 'LoadError'

  constructor(cause?: unknown) {
    super(
      'A part of this page could not be loaded. Check the connection and try again. If that does not help, reload the page.',
      { cause },
    )
  }
}

export interface LazyModule<Module> {
  /**
   * Loads it once for all callers. A failed attempt is repeated once. The next call then tries again.
   *
   * @throws LoadError
   */
  readonly load: () => Promise<Module>
  /** Prefetches it while the network is available. */
  readonly preload: () => void
  readonly loaded: () => Module | undefined
}

/** The site's only way to load code on demand. */
export function lazyModule<Module>(importModule: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined
  let module: Module | undefined

  const load = () => {
    loading ??= importWithRetry(importModule).then(
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
  return { load, preload: () => void load().catch(() => {}), loaded: () => module }
}

/** `deferred-hydration.ts` does the same for a page's first scripts. */
async function importWithRetry<Module>(importModule: () => Promise<Module>): Promise<Module> {
  try {
    return await importModule()
  } catch (cause) {
    await pause(1_000)
    // Replaces a wrong response in the browser's cache. Most browsers name the script's URL in the error.
    const url = /https?:\/\/\S+/.exec(String(cause))?.[0]
    if (url) await fetch(url, { cache: 'reload' }).catch(() => {})
    return importModule()
  }
}
