import { type ComponentType, useEffect, useState } from 'react'

/** Fetches the application's status bar and service worker once the page stands and the browser has nothing else to do. */
export function LazyAppStatus() {
  const [AppStatus, setAppStatus] = useState<ComponentType>()

  useEffect(() => {
    if (!import.meta.env.PROD) return
    const load = () => {
      import('./AppStatus').then((module) => setAppStatus(() => module.default)).catch(() => {})
    }
    // Safari has no requestIdleCallback.
    const whenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 2000)
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => window.removeEventListener('load', whenIdle)
  }, [])

  return AppStatus ? <AppStatus /> : null
}
