import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { LazyAppStatus } from '@/features/install/lazy-parts'
import { SiteLayout } from '@/layout/SiteLayout'
import { RedrawBoundary } from '@/ui/RedrawBoundary'
import { Toasts } from '@/ui/toast'

export const Route = createRootRoute({
  component: () => (
    <RedrawBoundary>
      <HeadContent />
      <SiteLayout>
        <Outlet />
      </SiteLayout>
      <Toasts />
      <LazyAppStatus />
    </RedrawBoundary>
  ),
})
