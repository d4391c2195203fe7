import { useForm } from '@mantine/form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { business } from '../../content/business'
import { showToast } from '../../ui/toast'
import { copyText, openMailClient, pause } from './browser'
import { type DraftValues, keepDraft, readDraft, watchDraft } from './drafts'
import { type EstimateRequest, emptyRequest, type FieldName, fieldsOf, type Variant } from './fields'
import { composeMail, fitMail, mailtoUrl } from './mail'
import { forgetOpened, keepOpened, type OpenedRequest, readOpened } from './opened-request'

/** How long the form stays busy: a mail client needs it to come up, and a second tap of the same press must not count. */
const busyTime = 800

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * An estimate form's behaviour. The page's own controls hold the truth, React only reads them: what was typed or filled in
 * before the script arrived counts, and nothing is redrawn under a visitor who types.
 *
 * @param place where the form stands, so that an opened request comes back to it
 */
export function useEstimateForm(variant: Variant, place: () => string) {
  const element = useRef<HTMLFormElement>(null)
  const isOpening = useRef(false)
  const [isRestored, setRestored] = useState(false)
  const [opened, setOpened] = useState<OpenedRequest>()
  const [isJustOpened, setJustOpened] = useState(false)

  const form = useForm<EstimateRequest>({
    mode: 'uncontrolled',
    initialValues: emptyRequest,
    validate: () => nativeErrors(),
    onValuesChange: (values, previous) => keepDraft(variant, { values, previous, own: followDraft.current }),
  })

  function controlOf(name: FieldName): Control | undefined {
    const control = element.current?.elements.namedItem(name)
    return control instanceof HTMLElement ? (control as Control) : undefined
  }

  /** The browser's own checks and words (specification, section 5: no custom messages). */
  function nativeErrors(): Partial<Record<FieldName, string>> {
    const errors: Partial<Record<FieldName, string>> = {}
    for (const { name } of fieldsOf(variant)) {
      const control = controlOf(name)
      if (control && !control.validity.valid) errors[name] = control.validationMessage
    }
    return errors
  }

  function readControls(): void {
    for (const { name } of fieldsOf(variant)) {
      const value = controlOf(name)?.value
      if (value !== undefined) form.setFieldValue(name, value, { forceUpdate: false })
    }
  }

  function write(name: FieldName, value: string): void {
    const control = controlOf(name)
    if (!control) return
    control.value = value
    form.setFieldValue(name, control.value, { forceUpdate: false })
  }

  /** Fills in what is still empty; what stands in a field stays. Returns whether anything was filled in. */
  function fillIn(values: DraftValues): boolean {
    const empty = fieldsOf(variant).filter(({ name }) => values[name] && controlOf(name)?.value === '')
    for (const { name } of empty) write(name, values[name] ?? '')
    return empty.length > 0
  }

  // Another form of the page changed a value: this one follows where it showed the same, but not while its mail opens.
  const followDraft = useRef((now: DraftValues, before: DraftValues) => {
    if (isOpening.current) return
    for (const { name } of fieldsOf(variant)) {
      const value = now[name] ?? ''
      const shown = controlOf(name)?.value
      if (shown !== value && shown === (before[name] ?? '')) write(name, value)
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the markup is there; a form keeps its variant
  useEffect(() => {
    let isCurrent = true
    readControls()
    setOpened(readOpened(place()))
    void readDraft(variant).then((values) => {
      if (isCurrent && fillIn(values)) setRestored(true)
    })
    const unwatch = watchDraft(variant, followDraft.current)
    return () => {
      isCurrent = false
      unwatch()
    }
  }, [])

  async function open(request: EstimateRequest): Promise<void> {
    if (isOpening.current) return
    isOpening.current = true
    try {
      const next = await openMail(request, element.current?.target)
      keepOpened(place(), next)
      forgetDraft()
      await pause(busyTime)
      // Of a dialog that was closed meanwhile, the next form may hold the same words again.
      if (element.current) clear()
      showOpened(next)
      showToast(openedToast)
    } catch {
      showOpened({ request, mail: 'not opened' })
      showToast(failedToast)
    } finally {
      isOpening.current = false
    }
  }

  /** From here on the text is kept as an opened request; the fields show it until they are cleared. */
  function forgetDraft(): void {
    keepDraft(variant, { values: {}, previous: form.getValues(), own: followDraft.current })
  }

  function showOpened(next: OpenedRequest): void {
    setOpened(next)
    setJustOpened(true)
  }

  function focusFirst(errors: object): void {
    const first = fieldsOf(variant).find(({ name }) => name in errors)
    if (first) controlOf(first.name)?.focus()
  }

  const submit = form.onSubmit(open, focusFirst)

  function clear(): void {
    form.reset()
    setRestored(false)
  }

  return {
    form,
    element,
    opened,
    /** Whether it was opened just now, and not before the page was loaded. */
    isJustOpened,
    /** Whether an earlier visit's or page's text was filled in. */
    isRestored,
    clear,
    submit(event: FormEvent<HTMLFormElement>): void {
      // Some browsers fill fields in without telling.
      readControls()
      submit(event)
    },
    /** Brings an opened request's text back into the fields that are empty. */
    writeAgain(): void {
      if (opened) fillIn(opened.request)
      setOpened(undefined)
      forgetOpened(place())
      const [first] = fieldsOf(variant)
      if (first) controlOf(first.name)?.focus()
    },
    forgetOpened(): void {
      setOpened(undefined)
      forgetOpened(place())
    },
  }
}

/** Opens the request in the visitor's mail client; what does not fit there goes to the clipboard first. */
async function openMail(request: EstimateRequest, frame?: string): Promise<OpenedRequest> {
  const { mail, isWhole } = fitMail(request, business)
  const isCopied = !isWhole && (await copyText(composeMail(request, business).body))
  openMailClient(mailtoUrl(mail), frame)
  return { request, mail: isWhole ? 'whole' : isCopied ? 'cut and copied' : 'cut' }
}

const openedToast = {
  kind: 'success',
  title: 'Email Client Opened!',
  message:
    'Your email client should open with your inquiry pre-filled. Please send the email to complete your request.',
} as const

const failedToast = {
  kind: 'error',
  title: 'Error',
  message: `There was a problem sending the message. Please try calling ${business.phone} directly.`,
} as const
