import { globSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath } from 'vite'
import { root } from '../root.ts'

/**
 * Tells the modules at these paths from all others, for a group of `vite.config.ts`. The paths count from the root
 * and may be patterns.
 *
 * @throws where one of them leads nowhere, as after a file was renamed
 */
export function modulesAt(...paths: readonly string[]): (id: string) => boolean {
  const modules = new Set(paths.flatMap(filesAt))
  return (id) => modules.has(id.replace(/\?.*$/, ''))
}

function filesAt(path: string): string[] {
  const files = globSync(path, { cwd: root })
  if (files.length === 0)
    throw new Error(`vite.config.ts puts ${path} into a chunk, and there is no such module.`)
  return files.map((file) => normalizePath(join(root, file)))
}

/** Tells the modules of several groups from all others. */
export const anyOf =
  (...groups: readonly ((id: string) => boolean)[]) =>
  (id: string) =>
    groups.some((group) => group(id))
