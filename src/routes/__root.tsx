import { MantineProvider } from '@mantine/core'
import { createRootRoute, HeadContent, Outlet } from '@tanstack/react-router'
import '../theme/fonts.css'
import '../theme/global.css'
import { theme } from '../theme/theme'

export const Route = createRootRoute({
  component: () => (
    <MantineProvider theme={theme} forceColorScheme="light">
      <HeadContent />
      <Outlet />
    </MantineProvider>
  ),
})
