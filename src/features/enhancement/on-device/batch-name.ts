import type { KeptBatch } from './library'

/** A batch is known by what people call it, or else by what its photos tell. */
export const nameOf = (batch: Pick<KeptBatch, 'items' | 'name'>) => batch.name.trim() || ownNameOf(batch)

/** The folder that all photos came from, or else the first of them. */
export function ownNameOf({ items }: Pick<KeptBatch, 'items'>): string {
  const folders = new Set(items.map(({ originalFile: { folder = '' } }) => folder.split('/')[0]))
  const [folder] = folders
  return (folders.size === 1 && folder) || items[0]?.originalFile.name || ''
}
