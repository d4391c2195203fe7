import { MantineProvider } from '@mantine/core'
import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import { LazyAppStatus } from '../features/install/LazyAppStatus'
import { SiteLayout } from '../layout/SiteLayout'
import { theme } from '../theme/theme'
import { Toasts } from '../ui/toast'

export const Route = createRootRoute({
  component: () => (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      // The variables in use stand in theme/mantine-variables.css.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <HeadContent />
      <SiteLayout>
        <Outlet />
      </SiteLayout>
      <Toasts />
      <LazyAppStatus />
    </MantineProvider>
  ),
})
