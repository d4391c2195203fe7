import { readdir, readFile } from 'node:fs/promises'

/** The memory of a process and all its descendants in megabytes (Linux). Shared memory counts once. */
export async function memoryOf(root: number): Promise<number> {
  const parents = new Map<number, number>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // The name in parentheses may contain any character. The state and the parent's id follow it.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    if (parent) parents.set(Number(name), parent)
  }
  const family = new Set([root])
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child)
  }
  let kilobytes = 0
  for (const process of family) {
    const rollup = await readFile(`/proc/${process}/smaps_rollup`, 'utf8').catch(() => '')
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  }
  return kilobytes / 1024
}
