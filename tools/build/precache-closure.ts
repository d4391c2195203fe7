import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseAst } from 'vite'

/**
 * Stops the build when a script that is kept for offline use names a file that is not: offline, whatever needs that file
 * would fail. A file may be left out on purpose when scripts only load it late.
 *
 * @param folder of the build
 * @param kept paths inside it, such as `assets/site-12345678.js`
 * @param files all scripts, style sheets, fonts and modules of the build, kept or not
 * @param leftOut what is left out on purpose
 * @throws an `Error` that names both files
 */
export async function proveClosure(
  folder: string,
  kept: readonly string[],
  files: readonly string[],
  leftOut: readonly RegExp[],
): Promise<void> {
  const keptFiles = new Set(kept)
  const missing = files.filter((file) => !keptFiles.has(file))
  for (const script of kept.filter((path) => path.endsWith('.js'))) {
    const code = await readFile(join(folder, script), 'utf8')
    const imports = staticImports(code)
    const gap = missing.find((file) => {
      const name = basename(file)
      if (imports.includes(name)) return true
      // The names of late imports, workers and WebAssembly modules stand in the code as they are.
      return code.includes(name) && !leftOut.some((pattern) => pattern.test(file))
    })
    if (gap) throw new Error(`${script} is kept for offline use, but imports ${gap}, which is not.`)
  }
}

/** File names that a module cannot run without. */
function staticImports(code: string): string[] {
  return parseAst(code).body.flatMap((node) =>
    'source' in node && node.source ? [basename(String(node.source.value))] : [],
  )
}
