import type { CSSOptions } from 'vite'

/**
 * `composes` also copies the composed file's rules into the file that names it, so that each page had many of
 * them. They stay in their own file, whose component or `main.tsx` imports it.
 */
export const composedStyles: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'composed-styles',
        OnceExit: ({ nodes }) => nodes.filter(({ source }) => !source).forEach((copy) => void copy.remove()),
      },
    ],
  },
}
