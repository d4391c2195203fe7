import { Button, colorsTuple, createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import button from './button.module.css'

const theme = createTheme({
  colors: { lake: colorsTuple(Array.from({ length: 10 }, (_, shade) => `var(--lake-${shade})`)) },
  primaryColor: 'lake',
  primaryShade: 7,
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { unstyled: true }, classNames: button }),
  },
})

/**
 * Mantine's provider for the site's one color scheme. The few of its 600 variables that are used stand in
 * `tokens.css`, and its attributes in `index.html`, so that a page has them before its scripts.
 */
export function Theme({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
