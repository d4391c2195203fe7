import { lazyModule } from '@/lib/lazy-module'
import { useIdle } from '@/lib/use-idle'
import { Lazy } from '@/ui/Lazy'

const parts = lazyModule(() => import('./parts'))

/** A part of this feature for the page. It comes once the page has loaded and the browser is idle. */
function lazyPart(name: keyof Awaited<ReturnType<typeof parts.load>>) {
  return function LazyPart() {
    const isIdle = useIdle()
    return (
      <Lazy of={parts} when={isIdle && import.meta.env.PROD}>
        {({ [name]: Part }) => <Part />}
      </Lazy>
    )
  }
}

export const LazyAppStatus = lazyPart('AppStatus')
export const LazyInstallLink = lazyPart('InstallLink')
export const LazyOfflineSection = lazyPart('OfflineSection')
