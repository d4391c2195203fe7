import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Lake-green: the accent color, for links and buttons. */
const lake: MantineColorsTuple = [
  '#e9f5f2',
  '#d3e8e3',
  '#a5d1c8',
  '#75b9ab',
  '#4da493',
  '#2f8878',
  '#1c6f62',
  '#12594f',
  '#0c463e',
  '#07322d',
]

/** Walnut: for text and dark backgrounds. */
const walnut: MantineColorsTuple = [
  '#f7f2ea',
  '#ece3d6',
  '#d8c8b2',
  '#bfa687',
  '#a08463',
  '#7d6349',
  '#5f4936',
  '#463527',
  '#33251a',
  '#241910',
]

export const theme = createTheme({
  colors: { lake, walnut },
  primaryColor: 'lake',
  primaryShade: 7,
  black: '#241910',
  defaultRadius: 'sm',
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '14px', xl: '24px' },
  fontFamily: '"Source Sans 3", "Source Sans 3 fallback", system-ui, sans-serif',
  headings: {
    fontFamily: '"Besley", "Besley fallback", Georgia, serif',
    fontWeight: '500',
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
})
