import type { ReactNode } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { usePageIdle } from '@/lib/use-page-idle'
import { Lazy } from '@/ui/Lazy'

type Parts = typeof import('./parts')

const parts = lazyModule<Parts>(() => import('./parts'))

/** Parts of this feature for the page. They come once the page has loaded and the browser is idle. */
function WhenIdle({ children }: { readonly children: (loaded: Parts) => ReactNode }) {
  const isIdle = usePageIdle()
  return (
    <Lazy of={parts} when={isIdle && import.meta.env.PROD}>
      {children}
    </Lazy>
  )
}

export const LazyAppStatus = () => <WhenIdle>{({ AppStatus }) => <AppStatus />}</WhenIdle>
export const LazyInstallLink = () => <WhenIdle>{({ InstallLink }) => <InstallLink />}</WhenIdle>
export const LazyOfflineSection = () => <WhenIdle>{({ OfflineSection }) => <OfflineSection />}</WhenIdle>
