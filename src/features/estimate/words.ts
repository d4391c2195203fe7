import { business, theOwner } from '@/content/business/business'
import { claims } from '@/content/business/claims'
import { withClaim } from '@/content/business/sentences'
import type { Toast } from '@/ui/lazy-toasts'
import type { OpenedRequest } from './draft'

/** The words of the estimate form beside its fields' (`fields.ts`). Labels of buttons stand where they're drawn. */

/** Of a choice in which nothing is chosen yet. */
export const chooseOne = 'Choose one'

/** Beside a form without a message, to the one that has it. */
export const questionLink = 'A question first? Write it on the full form'

export const offlineNote = 'You’re offline. Fill it in anyway; your email goes out when you’re back online.'

/** The toasts after sending (specification, section 8). */
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

/* In the form's place, once the mail client was asked to open. */

export const openedTitle = 'Your message is ready. Press Send in your email app.'
export const notOpenedTitle = 'Your email app could not be opened.'

export const explanations: Readonly<Record<OpenedRequest['mail'], string>> = {
  whole: '',
  'cut and copied':
    'Your message is too long for one email link. All of it is on your clipboard: paste it into the email before you hit Send.',
  cut: 'Your message is too long for one email link. Copy it here and paste it into the email before you hit Send.',
  'not opened': 'Nothing is lost: your message is below. Try one of these instead.',
}

export const nextSteps = `Add photos of the floor before you hit Send.${withClaim(claims.reply, (soon) => ` ${theOwner} calls back ${soon}.`)}`

export const copiedToast: Toast = {
  kind: 'success',
  message: 'Copied. Paste it into an email or a text message to us.',
}

export const notCopiedToast: Toast = {
  kind: 'error',
  message: 'Couldn’t copy it. Copy your message from the form, or call us.',
}
