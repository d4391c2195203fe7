import { lazyModule } from '@/lib/lazy-module'
import { useIdle } from '@/lib/use-idle'
import { Lazy } from '@/ui/Lazy'

const appStatus = lazyModule(() => import('./AppStatus'))

/** Loads the application's status and its service worker once the page has loaded and the browser is idle. */
export function LazyAppStatus() {
  const isIdle = useIdle()

  return (
    <Lazy of={appStatus} when={isIdle && import.meta.env.PROD}>
      {({ default: AppStatus }) => <AppStatus />}
    </Lazy>
  )
}
