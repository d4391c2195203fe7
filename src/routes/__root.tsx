import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { SiteLayout } from '@/layout/SiteLayout'
import { LazyToasts } from '@/ui/lazy-toasts'
import { RedrawBoundary } from '@/ui/RedrawBoundary'

interface SiteSearch {
  /** What a price sheet says, for the sheet itself and for every form (content/services/price-sheet.ts). */
  readonly sheet?: string
}

export const Route = createRootRoute({
  validateSearch: ({ sheet }: Record<string, unknown>): SiteSearch => ({
    sheet: typeof sheet === 'string' ? sheet : undefined,
  }),
  component: () => (
    <RedrawBoundary>
      <HeadContent />
      <SiteLayout>
        <Outlet />
      </SiteLayout>
      <LazyToasts />
    </RedrawBoundary>
  ),
})
