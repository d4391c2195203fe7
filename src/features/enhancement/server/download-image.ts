import { showToast } from '../../../ui/toast'
import { saveBlobAs } from '../download'
import { fileNameOf, type ServerItem } from './server-item'

/** Fetches an enhanced image and saves it (specification, section 7). Says whether it could be had (section 8). */
export async function downloadImage(item: ServerItem): Promise<void> {
  try {
    saveBlobAs(await fetchImage(item), `enhanced-${fileNameOf(item)}`)
    showToast({ kind: 'success', message: 'Image downloaded successfully!' })
  } catch {
    showToast({ kind: 'error', message: 'Failed to download image' })
  }
}

/** The file of an enhanced image. Rejects when it is not there. */
async function fetchImage({ result }: ServerItem): Promise<Blob> {
  const response = await fetch(result?.enhancedUrl ?? '')
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.blob()
}
