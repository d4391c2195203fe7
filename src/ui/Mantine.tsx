import { MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/global.layer.css'
import '@/theme/mantine-components.css'
import { theme } from '@/theme/theme'

const doNothing = () => {}

/**
 * The context that `MantineProvider` would provide. The provider itself is left out, because it brings variables, classes and
 * color schemes as well. The site has its own variables and classes in the theme's style sheets, one color scheme, and the
 * provider's attributes of the root element in `index.html`.
 */
const context = {
  colorScheme: 'light',
  setColorScheme: doNothing,
  clearColorScheme: doNothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const

/** Surrounds what uses Mantine's components. It is not part of a page's first load: only such parts import it. */
export function Mantine({ children }: { readonly children: ReactNode }) {
  return (
    <MantineContext value={context}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
