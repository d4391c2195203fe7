import { business } from '@/content/business'
import type { Toast } from '@/ui/toast'
import { copyText } from './clipboard'
import type { EstimateRequest } from './fields'
import { composeMail, fitMail, mailtoUrl } from './mail'
import { openMailClient } from './mail-client'
import type { OpenedRequest } from './opened-request'

/**
 * Opens a request in the visitor's mail client. What does not fit there is put on the clipboard first. Rejects when the
 * browser refuses to open mails.
 *
 * @param frame name of the frame that the mail is opened from, see {@link openMailClient}
 */
export async function openMail(request: EstimateRequest, frame?: string): Promise<OpenedRequest> {
  const { mail, isWhole } = fitMail(request, business)
  const isCopied = !isWhole && (await copyText(composeMail(request, business).body))
  openMailClient(mailtoUrl(mail), frame)
  return { request, mail: isWhole ? 'whole' : isCopied ? 'cut and copied' : 'cut' }
}

/** What is said afterwards (specification, section 8). */
export const openedToast: Toast = {
  kind: 'success',
  title: 'Email Client Opened!',
  message:
    'Your email client should open with your inquiry pre-filled. Please send the email to complete your request.',
}

export const failedToast: Toast = {
  kind: 'error',
  title: 'Error',
  message: `There was a problem sending the message. Please try calling ${business.phone} directly.`,
}
