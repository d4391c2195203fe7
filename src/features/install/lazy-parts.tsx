import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasOwnWindow } from '@/lib/display-mode'
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

const offlineSection = lazyModule(() => import('./OfflineSection'))

/** For those who use the site as an app, and on the page of the photo tool. Others don't ask. */
export function LazyOfflineSection() {
  const isOnToolPage = useLocation({ select: ({ pathname }) => pathname === '/image-enhancement' })
  const isIdle = usePageIdle()
  return (
    <Lazy of={offlineSection} when={isIdle && import.meta.env.PROD && (hasOwnWindow() || isOnToolPage)}>
      {({ OfflineSection }) => <OfflineSection />}
    </Lazy>
  )
}
