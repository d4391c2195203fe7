import { useSearch } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { type FormEvent, useEffect, useMemo, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { business } from '@/content/business/business'
import { messageOf, requestOf } from '@/content/services/price-sheet'
import { pause } from '@/lib/pause'
import { showToast, type Toast } from '@/ui/toast'
import { estimateStore, followLink, forgetDraft, keepDraft, keepOpened, type LinkedRequest } from './draft'
import type { EstimateRequest, FieldName } from './fields'
import { controlsOf, type FieldErrors, fieldErrors, fillFields, readFields, readTyped } from './form-controls'
import { openMail } from './open-mail'

/** How long the form stays busy: a mail client must come up, and a double tap's second tap mustn't count. */
const busyTime = 800

/** The toasts after sending (specification, section 8). */
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

interface EstimateFormOptions {
  /** The path of the page that the mail names. */
  readonly page: string
  /** Where the form stands, so that an opened request comes back to it. */
  readonly place: string
  /** What the link asks for that leads to the form, unless the address has a price sheet. */
  readonly link: LinkedRequest
}

/** An estimate form's behavior: idle, then submitting, then idle again (specification, section 4). */
export function useEstimateForm({ page, place, link }: EstimateFormOptions) {
  const sheet = useSearch({ strict: false, select: (search) => search.sheet })
  const asked = useMemo(() => requestOf(sheet), [sheet])
  const { service, message } = asked ? { service: asked.service, message: messageOf(asked) } : link
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, startSending] = useTransition()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isJustOpened, setJustOpened] = useState(false)
  const opened = useSelector(estimateStore, (state) => state.opened[place])
  const isCarried = useSelector(estimateStore, (state) => state.link.message === message)

  useEffect(() => {
    if (!form.current) return
    keepTyped(form.current)
    followLink({ service, message })
    fillFields(form.current, estimateStore.state.draft)
  }, [service, message])

  async function send(request: EstimateRequest): Promise<void> {
    try {
      keepOpened(place, await openMail(request, form.current?.target))
      forgetDraft(Object.keys(request) as FieldName[])
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
    /** True right after opening, false once the visitor has come back to this page. */
    isJustOpened,
    /** What is in the message of a price sheet. */
    carried: isCarried ? asked : undefined,
    forgetOpened: () => keepOpened(place, undefined),
    onInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
      keepDraft(readTyped(currentTarget))
      setErrors(({ [(target as HTMLInputElement).name as FieldName]: _dropped, ...others }) => others)
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault()
      if (isBusy) return
      const { currentTarget } = event
      setErrors(fieldErrors(currentTarget))
      const wrong = controlsOf(currentTarget).find(({ validity }) => !validity.valid)
      if (wrong) wrong.focus()
      else startSending(() => send({ ...readFields(currentTarget), page }))
    },
    /** Brings an opened request's text back into the fields that are empty. */
    writeAgain(): void {
      if (!opened || !form.current) return
      const { page: _page, ...fields } = opened.request
      keepTyped(form.current, fields)
      fillFields(form.current, estimateStore.state.draft)
      // The form comes back first: what is not shown cannot take the focus.
      flushSync(() => keepOpened(place, undefined))
      controlsOf(form.current)[0]?.focus()
    },
  }
}

/** Adds to the draft what was typed before the script came, which is newer than it and than `older`. */
function keepTyped(form: HTMLFormElement, older: EstimateRequest = {}): void {
  const typed = Object.entries(readTyped(form)).filter(([, value]) => value)
  keepDraft({ ...older, ...Object.fromEntries(typed) })
}

/** Adds to the draft what stands in forms that aren't hydrated yet. */
export function keepTypedForms(): void {
  if (import.meta.env.SSR) return
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-variant]:not([novalidate])'))
    keepTyped(form)
}
