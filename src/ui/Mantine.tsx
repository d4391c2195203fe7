import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/global.layer.css'
import '../theme/mantine-components.css'
import { theme } from '../theme/theme'

/** Surrounds what uses Mantine's components. It is not part of a page's first load: only such parts import it. */
export function Mantine({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      // The variables in use stand in the theme's style sheets.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
