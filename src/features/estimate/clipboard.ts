import { pause } from '@/lib/pause'

/** Longer than a clipboard that answers takes; one that does not must not keep the mail from opening. */
const clipboardTimeout = 1000

/** Puts a text on the clipboard. Returns whether it is there; never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const written = navigator.clipboard.writeText(text).then(() => true)
    return await Promise.race([written, pause(clipboardTimeout).then(() => false)])
  } catch {
    return false
  }
}
