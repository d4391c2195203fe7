import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the production build. */
export const dist = join(import.meta.dirname, '../../dist')

/**
 * The address of the file that the build has made of a module, whose name it gives to the file. Throws unless
 * there is exactly one, so that no test goes on with a name that the build doesn't have any more.
 */
export function builtFile(module: string, ending = 'js'): string {
  const withoutDigest = (name: string) => name.replace(/-.{8}(?=\.\w+$)/, '')
  const files = readdirSync(join(dist, 'assets')).filter(
    (name) => withoutDigest(name) === `${module}.${ending}`,
  )
  if (files.length !== 1) throw new Error(`The build has ${files.length} files of ${module}.${ending}`)
  return `/assets/${files[0]}`
}

/** True for the scripts that a page may ask for: all but the one that starts them. */
export const isPageScript = ({ pathname }: URL) =>
  /^\/assets\/.*\.js$/.test(pathname) && pathname !== builtFile('start')
