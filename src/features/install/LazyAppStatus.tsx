import { useEffect, useState } from 'react'
import { lazyModule } from '../../lib/lazy-module'
import { Lazy } from '../../ui/Lazy'

const appStatus = lazyModule(() => import('./AppStatus'))

/** Loads the application's status and its service worker once the page has loaded and the browser is idle. */
export function LazyAppStatus() {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    if (!import.meta.env.PROD) return
    const begin = () => setIdle(true)
    // Safari has no requestIdleCallback.
    const whenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 2000)
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => window.removeEventListener('load', whenIdle)
  }, [])

  return (
    <Lazy of={appStatus} when={isIdle}>
      {({ default: AppStatus }) => <AppStatus />}
    </Lazy>
  )
}
