import type { Result } from './result'

async function asFile({ name, read }: Result): Promise<File> {
  const file = await read()
  return new File([file], name, { type: file.type })
}

/** Whether this device can share pictures with other apps. */
export function canShare(): boolean {
  const probe = new File([''], 'enhanced-photo.png', { type: 'image/png' })
  return navigator.canShare?.({ files: [probe] }) ?? false
}

/** Shares results with another app. Rejects with an `AbortError` when none is chosen. */
export async function share(results: readonly Result[]): Promise<void> {
  await navigator.share({ files: await Promise.all(results.map(asFile)) })
}
