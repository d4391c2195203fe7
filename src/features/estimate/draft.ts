import { type EstimateRequest, type FieldName, fieldsOf, type Variant } from './fields'
import { createTabStore } from './tab-store'

/**
 * What is being typed into the estimate forms. It lives as long as the tab and no longer: phones are shared, and a request
 * is form state that is never stored (specification, section 3).
 *
 * Name and phone are the same in every form. Every other field is shared by the forms of one variant, so that the page's
 * and the dialog's full form are one.
 */
const draft = createTabStore('estimate-draft', parseDraft)

type Draft = Readonly<Record<string, string>>

export type DraftValues = Partial<EstimateRequest>

/** The draft of a form's fields, without the empty ones. */
export function readDraft(variant: Variant): DraftValues {
  return valuesOf(variant, draft.state)
}

/** Makes `values` the draft of a form's fields. A field that they leave out or that is empty is dropped. */
export function saveDraft(variant: Variant, values: DraftValues): void {
  const next: Record<string, string> = { ...draft.state }
  for (const { name } of fieldsOf(variant)) {
    const value = values[name]
    if (value) next[keyOf(variant, name)] = value
    else delete next[keyOf(variant, name)]
  }
  draft.setState(() => next)
}

/** Calls back after every change, with a form's values now and before. Returns how to stop. */
export function watchDraft(
  variant: Variant,
  listener: (now: DraftValues, before: DraftValues) => void,
): () => void {
  let before = readDraft(variant)
  const { unsubscribe } = draft.subscribe((all) => {
    const now = valuesOf(variant, all)
    listener(now, before)
    before = now
  })
  return unsubscribe
}

function keyOf(variant: Variant, field: FieldName): string {
  return field === 'name' || field === 'phone' ? field : `${variant}.${field}`
}

function valuesOf(variant: Variant, all: Draft): DraftValues {
  const values: { -readonly [Name in FieldName]?: string } = {}
  for (const { name } of fieldsOf(variant)) {
    const value = all[keyOf(variant, name)]
    if (value) values[name] = value
  }
  return values
}

function parseDraft(stored: unknown): Draft {
  const entries = Object.entries((stored as Draft | undefined) ?? {})
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
}
