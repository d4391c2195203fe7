import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ServiceOption } from '@/content/estimate'
import { pause } from '@/lib/pause'
import { showToast } from '@/ui/toast'
import { type EstimateRequest, type FieldName, fieldsOf, type Variant } from './fields'
import {
  type FieldErrors,
  fieldErrors,
  fillEmptyFields,
  focusField,
  readFields,
  writeField,
} from './form-controls'
import { failedToast, openedToast, openMail } from './open-mail'
import { useDraft } from './use-draft'
import { useOpenedRequest } from './use-opened-request'

/** How long the form stays busy: a mail client needs it to come up, and the second tap of a double tap must not count. */
const busyTime = 800

/**
 * An estimate form's behaviour: idle, then submitting, then idle again (specification, section 4).
 *
 * @param service chosen at first
 * @param place where the form stands, so that an opened request comes back to it. @default the URL's path
 */
export function useEstimateForm(variant: Variant, place: string | undefined, service?: ServiceOption) {
  const form = useRef<HTMLFormElement>(null)
  const isOpening = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isJustOpened, setJustOpened] = useState(false)
  const { opened, keep, forget } = useOpenedRequest(place)
  const draft = useDraft(form, variant, { isFrozen: () => isOpening.current, onFill: dropError })

  // After the draft was filled in: a link that names a service is newer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per link; the draft is written, not read
  useEffect(() => {
    if (!service || !form.current) return
    writeField(form.current, 'service', service)
    draft.save()
  }, [service])

  function dropError(name: FieldName): void {
    setErrors(({ [name]: _dropped, ...others }) => others)
  }

  async function open(request: EstimateRequest): Promise<void> {
    isOpening.current = true
    setBusy(true)
    try {
      keep(await openMail(request, form.current?.target))
      draft.drop()
      await pause(busyTime)
      draft.show()
      showToast(openedToast)
    } catch {
      keep({ request, mail: 'not opened' })
      showToast(failedToast)
    } finally {
      isOpening.current = false
      setBusy(false)
      setJustOpened(true)
    }
  }

  return {
    form,
    isBusy,
    errors,
    isRestored: draft.isRestored,
    /** The request whose mail was opened from here, until it is forgotten or written anew. */
    opened: isBusy ? undefined : opened,
    /** Whether it was opened just now, and not before the page was loaded. */
    isJustOpened,
    forgetOpened: forget,
    onInput({ target }: FormEvent<HTMLFormElement>): void {
      draft.save()
      dropError((target as HTMLInputElement).name as FieldName)
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault()
      if (isOpening.current) return
      const found = fieldErrors(event.currentTarget)
      setErrors(found)
      const wrong = fieldsOf(variant).find(({ name }) => name in found)
      if (wrong) focusField(event.currentTarget, wrong.name)
      else void open(readFields(event.currentTarget))
    },
    clear(): void {
      draft.drop()
      draft.show()
      setErrors({})
    },
    /** Brings an opened request's text back into the fields that are empty. */
    writeAgain(): void {
      if (!opened || !form.current) return
      fillEmptyFields(form.current, opened.request)
      draft.save()
      // The form comes back first: what is not shown cannot take the focus.
      flushSync(forget)
      focusField(form.current, fieldsOf(variant)[0]?.name)
    },
  }
}
