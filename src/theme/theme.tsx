import {
  Button,
  createTheme,
  type MantineColorsTuple,
  MantineContext,
  MantineThemeProvider,
} from '@mantine/core'
import type { ContextType, ReactNode } from 'react'
import button from './button.module.css'

const lake = Array.from({ length: 10 }, (_, shade) => `var(--lake-${shade})`)

const theme = createTheme({
  colors: { lake: lake as unknown as MantineColorsTuple },
  primaryColor: 'lake',
  primaryShade: 7,
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { unstyled: true }, classNames: button }),
  },
})

/** The values of Mantine's provider. The site has one color scheme. */
const mantine: ContextType<typeof MantineContext> = {
  colorScheme: 'light',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
}

/**
 * Mantine's theme, without its provider: that one brings 600 variables, of which the few that are used stand in
 * `tokens.css`, and looks for another color scheme in `localStorage`. Its attributes stand in `index.html`.
 */
export function Theme({ children }: { readonly children: ReactNode }) {
  return (
    <MantineContext value={mantine}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
