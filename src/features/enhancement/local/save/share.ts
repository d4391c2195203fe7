import type { Result } from './results'

const asFile = ({ name, file }: Result) => new File([file], name, { type: file.type })

/** Whether this device hands pictures over to other apps. */
export function canShare(): boolean {
  const probe = new File([''], 'enhanced-photo.png', { type: 'image/png' })
  return navigator.canShare?.({ files: [probe] }) ?? false
}

/** Hands results over to another app. Rejects with an `AbortError` when none is chosen. */
export async function share(results: readonly Result[]): Promise<void> {
  await navigator.share({ files: results.map(asFile) })
}
