import { createTheme, type MantineColorsTuple, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

/** The shades of a color in `tokens.css`. */
const shades = (color: string) =>
  Array.from({ length: 10 }, (_, shade) => `var(--${color}-${shade})`) as unknown as MantineColorsTuple

const theme = createTheme({
  colors: { lake: shades('lake'), walnut: shades('walnut') },
  primaryColor: 'lake',
  primaryShade: 7,
  defaultRadius: 'sm',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
})

/** Provides the theme to Mantine's components. Their variables stand in `tokens.css`: Mantine itself would declare 600. */
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
