import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Every run has its own folder, named by its time. `before` contains the photographs that it replaced. `after` contains the
 * new ones until they are in place, so an interrupted run can be recognized and undone by the next one.
 */
export interface Backups {
  /** The site's photographs. */
  readonly photos: string
  /** Folder of all runs, on the same disk. */
  readonly backups: string
}

interface Replacement {
  readonly name: string
  readonly jpeg: Buffer
}

/** Replaces all photographs or none. Returns the folder in which the earlier ones are. */
export async function replaceAll(
  { photos, backups }: Backups,
  replacements: readonly Replacement[],
): Promise<string> {
  const run = join(backups, new Date().toISOString().replaceAll(':', '-'))
  const [before, after, preparing] = [join(run, 'before'), join(run, 'after'), join(run, 'preparing')]
  try {
    await mkdir(before, { recursive: true })
    await mkdir(preparing)
    for (const { name, jpeg } of replacements) {
      await copyFile(join(photos, name), join(before, name))
      await writeFile(join(preparing, name), jpeg, { flush: true })
    }
    await rename(preparing, after)
    for (const { name } of replacements) await rename(join(after, name), join(photos, name))
    await rm(after, { recursive: true })
    return before
  } catch (error) {
    await undo({ photos, backups }, run)
    throw error
  }
}

/** Undoes interrupted runs. Returns whether photographs had to be restored. */
export async function settle(places: Backups): Promise<boolean> {
  let hasPutBack = false
  for (const run of await runsOf(places)) {
    const content = await readdir(run)
    if (content.includes('after')) hasPutBack = true
    if (content.includes('after') || content.includes('preparing')) await undo(places, run)
  }
  return hasPutBack
}

/** The folder with the photographs that the last run replaced. */
export async function lastBackup(places: Backups): Promise<string | undefined> {
  const last = (await runsOf(places)).at(-1)
  return last && join(last, 'before')
}

/** Restores all photographs of the last run, even after an interruption, and deletes the run. */
export async function restoreLast(places: Backups): Promise<void> {
  const last = (await runsOf(places)).at(-1)
  if (!last) return
  await mkdir(join(last, 'after'))
  await undo(places, last)
}

/** Without an `after` no photograph has been touched. */
async function undo({ photos }: Backups, run: string): Promise<void> {
  const isTouched = await stat(join(run, 'after')).then(
    () => true,
    () => false,
  )
  const before = join(run, 'before')
  for (const name of isTouched ? await readdir(before) : []) {
    // Copied first and then renamed, so that a photograph is never incomplete.
    const copy = join(run, name)
    await copyFile(join(before, name), copy)
    await rename(copy, join(photos, name))
  }
  await rm(run, { recursive: true, force: true })
}

/** Oldest first. */
async function runsOf({ backups }: Backups): Promise<string[]> {
  const names = await readdir(backups).catch(() => [])
  return names.sort().map((name) => join(backups, name))
}
