import { shareWords } from '@/content/pages/share-button-words'
import { showToast } from './lazy-toasts'

/** Offers an address to the device's apps, or else puts it on the clipboard and says so. Never rejects. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    showToast({ kind: 'success', message: shareWords.copied })
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCanceled) showToast({ kind: 'error', message: `${shareWords.notCopied} ${url}` })
  }
}
