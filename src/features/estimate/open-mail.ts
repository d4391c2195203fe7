import { business } from '@/content/business/business'
import { afterAwake } from '@/lib/after-awake'
import type { OpenedRequest } from './draft'
import type { EstimateRequest } from './fields'
import { composeMail, fitMail, mailtoUrl } from './mail'
import { addMailFrame } from './mail-frame'

/**
 * Opens a request in the visitor's mail client. What does not fit there is put on the clipboard first.
 * Rejects when the browser refuses to open mails.
 *
 * @param frame name of the frame that the mail is opened from
 */
export async function openMail(request: EstimateRequest, frame?: string): Promise<OpenedRequest> {
  const { mail, isWhole } = fitMail(request, business)
  const isCopied = !isWhole && (await copyText(composeMail(request, business).body))
  openMailClient(mailtoUrl(mail), frame)
  if (isWhole) return { request, mail: 'whole' }
  return { request, mail: isCopied ? 'cut and copied' : 'cut' }
}

/** Longer than a clipboard that answers takes; one that does not must not keep the mail from opening. */
const clipboardTimeout = 1000

/** Puts a text on the clipboard. Returns whether it is there; never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    const written = navigator.clipboard.writeText(text).then(() => true)
    const silent = new Promise<false>((resolve) => afterAwake(clipboardTimeout, () => resolve(false)))
    return await Promise.race([written, silent])
  } catch {
    return false
  }
}

/** Asks the browser to open a `mailto:` address, as a click on such a link does. */
function openMailClient(url: string, frame = ''): void {
  if (frame) addMailFrame(frame)
  const link = Object.assign(document.createElement('a'), { href: url, target: frame, hidden: true })
  document.body.append(link)
  try {
    link.click()
  } finally {
    link.remove()
  }
}
