import { MantineProvider } from '@mantine/core'
import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { SiteLayout } from '../layout/SiteLayout'
import { theme } from '../theme/theme'
import { Toasts } from '../ui/toast'

export const Route = createRootRoute({
  component: () => (
    <MantineProvider theme={theme} forceColorScheme="light">
      <HeadContent />
      <SiteLayout>
        <Outlet />
      </SiteLayout>
      <Toasts />
    </MantineProvider>
  ),
})
