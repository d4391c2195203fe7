import type { LocalBatch, Runner } from '../../batch/batch-runner'
import type { LocalItem } from '../store/local-item'
import type { SavedBatch, SavedPhoto } from './saved-batch'

export interface KeptBatch {
  /** Photographs of the queue that this browser could not keep a copy of. */
  unkept(): ReadonlySet<string>
  /** These are kept already, by an earlier visit. */
  know(ids: readonly string[]): void
  /** Resolves when all changes up to now are written, or were refused. */
  written(): Promise<void>
}

/**
 * Keeps a running queue in the browser's storage, change by change, from now on.
 *
 * @param report told whenever it has become known whether a photograph is kept
 */
export function keepBatch(runner: Runner, saved: SavedBatch, report: () => void): KeptBatch {
  const kept = new Set<string>()
  const unkept = new Set<string>()
  let writing: Promise<void> = Promise.resolve()
  /** One after the other, so that what came last is what stays, and one copy at a time is in memory. */
  const afterwards = (write: () => Promise<void>) => {
    writing = writing.then(write, write)
  }

  const add = async (id: string) => {
    const item = runner.batch().items.find((one) => one.id === id)
    if (!item || kept.has(id)) return
    const copy = await item.originalFile.read().catch(() => undefined)
    if (copy && (await saved.add(savedPhoto(item), copy))) kept.add(id)
    else unkept.add(id)
    report()
  }
  const update = async (item: LocalItem) => {
    if (kept.has(item.id)) await saved.update(savedPhoto(item))
  }
  const remove = async (ids: readonly string[]) => {
    for (const id of ids) unkept.delete(id)
    await saved.remove(ids.filter((id) => kept.delete(id)))
    report()
  }

  const follow = (now: LocalBatch, before: LocalBatch) => {
    if (now.items === before.items) return
    const previous = new Map(before.items.map((item) => [item.id, item]))
    for (const item of now.items) {
      const known = previous.get(item.id)
      previous.delete(item.id)
      if (!known) afterwards(() => add(item.id))
      else if (known !== item && item.status !== 'processing') afterwards(() => update(item))
    }
    if (previous.size > 0) afterwards(() => remove([...previous.keys()]))
  }

  for (const { id } of runner.batch().items) afterwards(() => add(id))
  runner.subscribe(follow)
  return {
    unkept: () => unkept,
    know(ids) {
      for (const id of ids) kept.add(id)
    },
    written: () => writing,
  }
}

function savedPhoto({ id, originalFile, status, error, reason, result }: LocalItem): SavedPhoto {
  const { name, size, type, lastModified } = originalFile
  const key = (result?.isKept && result.key) || null
  // What was under way when the page went, or has a result that went with it, is to be done again.
  const isToDo = status === 'processing' || (status === 'completed' && !key)
  return { id, name, size, type, lastModified, status: isToDo ? 'pending' : status, error, reason, key }
}
