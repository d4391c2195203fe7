import { pause } from './pause'

/** Milliseconds until a failed attempt is repeated. */
const retryDelay = 1_000

/** Imports a module. A failed attempt is repeated once. `deferred-hydration.ts` does the same for a page's first scripts. */
export async function importWithRetry<Module>(importModule: () => Promise<Module>): Promise<Module> {
  try {
    return await importModule()
  } catch (cause) {
    await pause(retryDelay)
    await refetch(cause)
    return importModule()
  }
}

/** Replaces a wrong response in the browser's cache. Most browsers name the script's URL in the error. */
async function refetch(cause: unknown): Promise<void> {
  const url = /https?:\/\/\S+/.exec(String(cause))?.[0]
  if (url) await fetch(url, { cache: 'reload' }).catch(() => {})
}
