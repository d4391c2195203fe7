import { useSelector } from '@tanstack/react-store'
import { type FormEvent, useEffect, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { business } from '@/content/business/business'
import type { ServiceOption } from '@/content/services/estimate'
import { pause } from '@/lib/pause'
import { showToast, type Toast } from '@/ui/toast'
import { estimateStore, keepDraft, keepOpened } from './draft'
import { type EstimateRequest, type FieldName, fieldsOf, type Variant } from './fields'
import { controlsOf, type FieldErrors, fieldErrors, fillEmptyFields, readFields } from './form-controls'
import { openMail } from './open-mail'

/** How long the form stays busy: a mail client must come up, and a double tap's second tap mustn't count. */
const busyTime = 800

/** What is said afterwards (specification, section 8). */
const openedToast: Toast = {
  kind: 'success',
  title: 'Email Client Opened!',
  message:
    'Your email client should open with your inquiry pre-filled. Please send the email to complete your request.',
}

const failedToast: Toast = {
  kind: 'error',
  title: 'Error',
  message: `There was a problem sending the message. Please try calling ${business.phone} directly.`,
}

/**
 * An estimate form's behavior: idle, then submitting, then idle again (specification, section 4).
 *
 * @param service chosen at first
 * @param place where the form stands, so that an opened request comes back to it
 */
export function useEstimateForm(variant: Variant, place: string, service?: ServiceOption) {
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, startSending] = useTransition()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isJustOpened, setJustOpened] = useState(false)
  const opened = useSelector(estimateStore, (state) => state.opened[place])

  useEffect(() => {
    if (!form.current) return
    // What was typed before the script came is newer than the draft. A link that names a service is newest.
    fillEmptyFields(form.current, estimateStore.state.draft)
    const choice = form.current.elements.namedItem('service')
    if (service && choice instanceof HTMLSelectElement) choice.value = service
    keepDraft(readFields(form.current))
  }, [service])

  async function send(request: EstimateRequest): Promise<void> {
    try {
      keepOpened(place, await openMail(request, form.current?.target))
      keepDraft(Object.fromEntries(fieldsOf(variant).map(({ name }) => [name, ''])))
      await pause(busyTime)
      form.current?.reset()
      showToast(openedToast)
    } catch {
      keepOpened(place, { request, mail: 'not opened' })
      showToast(failedToast)
    }
    setJustOpened(true)
  }

  return {
    form,
    isBusy,
    errors,
    /** The request whose mail was opened from here, until it is forgotten or written anew. */
    opened: isBusy ? undefined : opened,
    /** Whether it was opened just now, and not before the visitor came back to this page. */
    isJustOpened,
    forgetOpened: () => keepOpened(place, undefined),
    onInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
      keepDraft(readFields(currentTarget))
      setErrors(({ [(target as HTMLInputElement).name as FieldName]: _dropped, ...others }) => others)
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault()
      if (isBusy) return
      const { currentTarget } = event
      setErrors(fieldErrors(currentTarget))
      const wrong = controlsOf(currentTarget).find(({ validity }) => !validity.valid)
      if (wrong) wrong.focus()
      else startSending(() => send(readFields(currentTarget)))
    },
    /** Brings an opened request's text back into the fields that are empty. */
    writeAgain(): void {
      if (!opened || !form.current) return
      fillEmptyFields(form.current, opened.request)
      keepDraft(readFields(form.current))
      // The form comes back first: what is not shown cannot take the focus.
      flushSync(() => keepOpened(place, undefined))
      controlsOf(form.current)[0]?.focus()
    },
  }
}
