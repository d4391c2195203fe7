import { type RefObject, useEffect, useState } from 'react'
import { readDraft, saveDraft, watchDraft } from './draft'
import { type FieldName, fieldsOf, type Variant } from './fields'
import { fillEmptyFields, readFields, writeField } from './form-controls'

export interface DraftOptions {
  /** While it returns true, the form does not follow the draft. */
  readonly isFrozen: () => boolean
  /** Is told which field was filled in because the draft changed. */
  readonly onFill: (name: FieldName) => void
}

/**
 * Keeps a form and the tab's draft the same: what is typed goes into the draft, and what another form changes there is
 * filled in here.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  variant: Variant,
  { isFrozen, onFill }: DraftOptions,
) {
  const [isRestored, setRestored] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the markup is there; a form keeps its variant
  useEffect(() => {
    const element = form.current
    if (!element) return
    // What was typed before the script arrived is newer than the draft.
    setRestored(fillEmptyFields(element, readDraft(variant)))
    saveDraft(variant, readFields(element))
    return watchDraft(variant, (now, before) => {
      if (isFrozen()) return
      const shown = readFields(element)
      for (const { name } of fieldsOf(variant)) {
        const value = now[name] ?? ''
        if (now[name] === before[name] || value === shown[name]) continue
        writeField(element, name, value)
        onFill(name)
      }
    })
  }, [])

  return {
    /** Whether the form began with an earlier draft. */
    isRestored,
    save(): void {
      if (form.current) saveDraft(variant, readFields(form.current))
    },
    /** Empties the draft. A form that is not frozen is empty, too. */
    drop(): void {
      saveDraft(variant, {})
      setRestored(false)
    },
    /** Shows the draft and nothing else. */
    show(): void {
      form.current?.reset()
      if (form.current) fillEmptyFields(form.current, readDraft(variant))
    },
  }
}
