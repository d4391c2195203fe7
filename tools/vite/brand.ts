import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../root.ts'

/** The site's colors and sizes by their names in `src/theme/tokens.css`, without the dashes. */
export function readTokens(root: string): Readonly<Record<string, string>> {
  const css = readFileSync(join(root, 'src/theme/tokens.css'), 'utf8')
  const tokens: Record<string, string> = {}
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) tokens[name] ??= value
  const resolve = (value: string): string => {
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return other ? resolve(tokens[other] ?? '') : value
  }
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, resolve(value)]))
}

/** A color of the tokens. @throws where there is none of this name */
export function colorOf(tokens: Readonly<Record<string, string>>, name: string): string {
  const color = tokens[name]
  if (!color?.startsWith('#'))
    throw new Error(`src/theme/tokens.css has no color --${name}, such as #12594f.`)
  return color
}

/** The site's logo, which pages and icons share. */
export const readLogo = (root: string) => readFileSync(join(root, 'src/layout/logo.svg'), 'utf8').trim()

/** Writes the color of the app's bar into the page template. */
export function brand(): Plugin {
  return {
    name: 'brand',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('%app-bar%', colorOf(readTokens(root), 'app-bar')),
    },
  }
}
