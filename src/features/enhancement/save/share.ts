import type { Result } from './result'

async function asFile({ name, read }: Result): Promise<File> {
  const file = await read()
  return new File([file], name, { type: file.type })
}

let isPossible: boolean | undefined

/** Whether this device can share pictures with other apps. The browser is asked once, because its answer takes time. */
export function canShare(): boolean {
  isPossible ??= navigator.canShare?.({ files: [new File([''], 'a.png', { type: 'image/png' })] }) ?? false
  return isPossible
}

/** Shares results with another app. Rejects with an `AbortError` when none is chosen. */
export async function share(results: readonly Result[]): Promise<void> {
  await navigator.share({ files: await Promise.all(results.map(asFile)) })
}
