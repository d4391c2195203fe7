import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a program consists of, beside Node's own modules. */
interface Imports {
  readonly files: ReadonlySet<string>
  /** As they are imported, with the part of the package that is meant. */
  readonly packages: ReadonlySet<string>
}

/** The files and packages that a program imports, with all that they import of ours. Types alone do not count. */
export function importsOf(entries: readonly string[]): Imports {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (path: string) => {
    if (files.has(path)) return
    files.add(path)
    const text = readFileSync(path, 'utf8')
    for (const [, name = ''] of text.matchAll(
      /(?:^import (?!type)[^']*?|^\} from |^export .* from |(?<!typeof )import\()'([^']+)'/gm,
    )) {
      if (name.startsWith('.')) visit(join(path, '..', name))
      else if (!name.startsWith('node:')) packages.add(name)
    }
  }
  for (const entry of entries) visit(entry)
  return { files, packages }
}
