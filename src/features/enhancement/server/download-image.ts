import { LoadError, lazyModule } from '@/lib/lazy-module'
import { showToast } from '@/ui/toast'
import { isDismissal, saveBlobAs } from '../save/files'
import { fileNameOf, type ServerItem } from './server-tool'

const zip = lazyModule(() => import('../save/zip'))

/** Fetches an enhanced image and saves it (specification, section 7). Says whether it could be had (section 8). */
export async function downloadImage(item: ServerItem): Promise<void> {
  try {
    saveBlobAs(await fetchImage(item), savedName(item))
    showToast({ kind: 'success', message: 'Image downloaded successfully!' })
  } catch {
    showToast({ kind: 'error', message: 'Failed to download image' })
  }
}

export async function downloadAll(
  items: readonly ServerItem[],
  report: (written: number) => void,
): Promise<void> {
  const done = items.filter(({ result }) => result)
  try {
    const { saveAsZip } = await zip.load()
    // Their sizes are not known before they are fetched; together they are no more than a few dozen megabytes.
    const results = done.map((item) => ({ name: savedName(item), bytes: 1, read: () => fetchImage(item) }))
    await saveAsZip(results, { signal: new AbortController().signal, report, leftOut: () => {} })
    showToast({ kind: 'success', message: `${done.length} images saved in one zip file` })
  } catch (cause) {
    const message = cause instanceof LoadError ? cause.message : 'Failed to download image'
    if (!isDismissal(cause)) showToast({ kind: 'error', message })
  }
}

const savedName = (item: ServerItem) => `enhanced-${fileNameOf(item)}`

async function fetchImage({ result }: ServerItem): Promise<Blob> {
  const response = await fetch(result?.enhancedUrl ?? '')
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.blob()
}
