import { useSearch } from '@tanstack/react-router'
import { useSelector } from '@tanstack/react-store'
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { sheetRequest } from '@/content/services/sheet-request'
import { delay } from '@/lib/delay'
import { showToast } from '@/ui/lazy-toasts'
import { estimateStore, forgetDraft, type LinkedRequest, setOpened, withSources, writeDraft } from './draft'
import type { EstimateRequest, FieldName } from './fields'
import { controlsOf, fillFields, readFields, readTyped, snapshotOf } from './form-controls'
import { openMail } from './open-mail'
import { failedToast, openedToast } from './words'

/** How long the form stays busy: a mail client must come up, and a double tap's second tap mustn't count. */
const busyTime = 800

export interface EstimateFormOptions {
  /** The path of the page that a request comes from. Its service is chosen at first, and the mail names it. */
  readonly page: string
  /** An opened request comes back to the place where it was written. @default the page */
  readonly place?: string
  /** The request of the link that leads here. What a price sheet in the address says takes its place. */
  readonly link?: LinkedRequest
}

/** An estimate form's behavior: idle, then submitting, then idle again (specification, section 4). */
export function useEstimateForm({ page, place = page, link = {} }: EstimateFormOptions) {
  const sheet = useSearch({ strict: false, select: (search) => search.sheet })
  const asked = useMemo(() => sheetRequest(sheet), [sheet])
  const { service, message } = asked ?? link
  const form = useRef<HTMLFormElement>(null)
  const isFilled = useRef(false)
  const [isBusy, startSending] = useTransition()
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [isJustOpened, setJustOpened] = useState(false)
  const opened = useSelector(estimateStore, (state) => state.opened[place])
  const isCarried = useSelector(estimateStore, (state) => state.link.message === message)
  const carried = isCarried ? asked : undefined

  /** Says below each field what is wrong in it, in the browser's own words (specification, section 5). */
  function showWrong(of: HTMLFormElement): boolean {
    const wrong = controlsOf(of).filter(({ validity }) => !validity.valid)
    setErrors(Object.fromEntries(wrong.map(({ name, validationMessage }) => [name, validationMessage])))
    wrong[0]?.focus()
    return wrong.length > 0
  }
  /** Somebody has tried before the code had come. The browser's own message, which covers the next field, goes. */
  const showTried = useEffectEvent((of: HTMLFormElement) => {
    if (!CSS.supports('selector(:user-invalid)') || !of.querySelector(':user-invalid')) return
    of.querySelector<HTMLElement>(':focus')?.blur()
    showWrong(of)
  })

  useEffect(() => {
    if (!form.current) return
    const typed = snapshotOf(form.current, estimateStore.state.draft)
    const link = { service, message }
    // Later what is typed is in the draft, but for what a browser fills in without an event.
    if (isFilled.current) writeDraft(typed)
    estimateStore.setState((state) => withSources(state, isFilled.current ? { link } : { typed, link }))
    fillFields(form.current, estimateStore.state.draft)
    if (!isFilled.current) showTried(form.current)
    isFilled.current = true
  }, [service, message])

  async function send(fields: EstimateRequest): Promise<void> {
    // A form without a message brings the sheet along in its mail all the same.
    const request = { message: carried?.message, ...fields, page }
    try {
      setOpened(place, await openMail(request, form.current?.target))
      forgetDraft(Object.keys(fields) as FieldName[])
      await delay(busyTime)
      form.current?.reset()
      showToast(openedToast)
    } catch {
      setOpened(place, { request, mail: 'not opened' })
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
    carried,
    forgetOpened: () => setOpened(place, undefined),
    onInput({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
      writeDraft(readTyped(currentTarget, estimateStore.state.draft))
      setErrors(({ [(target as HTMLInputElement).name as FieldName]: _dropped, ...others }) => others)
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault()
      if (isBusy) return
      const { currentTarget } = event
      if (!showWrong(currentTarget)) startSending(() => send(readFields(currentTarget)))
    },
    /** Brings an opened request's text back into the fields that are empty. */
    writeAgain(): void {
      if (!opened || !form.current) return
      const { page: _page, ...fields } = opened.request
      writeDraft({ ...fields, ...snapshotOf(form.current, estimateStore.state.draft) })
      fillFields(form.current, estimateStore.state.draft)
      // The form comes back first: what is not shown cannot take the focus.
      flushSync(() => setOpened(place, undefined))
      controlsOf(form.current)[0]?.focus()
    },
  }
}

/** Writes what stands in forms that aren't hydrated yet into the draft. */
export function draftTypedForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-variant]:not([novalidate])'))
    writeDraft(snapshotOf(form, estimateStore.state.draft))
}
