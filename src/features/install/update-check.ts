export type UpdateCheck = 'found' | 'newest' | 'failed'

const hour = 60 * 60_000

/** Asks the server for a new version of the site, which is then installed beside this one. */
export async function checkForUpdate(
  registration: ServiceWorkerRegistration | undefined,
): Promise<UpdateCheck> {
  try {
    if (!registration) return 'failed'
    await registration.update()
    return registration.installing || registration.waiting ? 'found' : 'newest'
  } catch {
    return 'failed'
  }
}

/** Checks whenever the tab is shown, and every hour, if there is a network. */
export function checkForUpdatesRegularly(registration: () => ServiceWorkerRegistration | undefined): void {
  const check = () => {
    if (navigator.onLine) void checkForUpdate(registration())
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check()
  })
  setInterval(check, hour)
}
