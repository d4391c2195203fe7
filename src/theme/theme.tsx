import { Button, createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
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

/** Mantine's theme. Its variables stand in `tokens.css`: Mantine itself would declare 600. */
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
