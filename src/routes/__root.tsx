import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { LazyAppStatus } from '@/features/install/lazy-parts'
import { SiteLayout } from '@/layout/SiteLayout'
import { Toasts } from '@/ui/toast'

export const Route = createRootRoute({
  component: () => (
    <>
      <HeadContent />
      <SiteLayout>
        <Outlet />
      </SiteLayout>
      <Toasts />
      <LazyAppStatus />
    </>
  ),
})
