import { MantineContext, MantineThemeProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/global.layer.css'
import '../theme/mantine-components.css'
import { theme } from '../theme/theme'

const doNothing = () => {}

/**
 * What `MantineProvider` provides, without what the site does not use of it, which is a third of its script: variables and
 * classes, which stand in the theme's style sheets, and other color schemes. Its attributes of the root element stand in
 * `index.html`.
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
