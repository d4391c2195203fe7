import { type EstimateRequest, emptyRequest, type FieldName, fieldNames } from './fields'

/**
 * A form's own controls hold what is typed; nothing else does. What was typed or filled in before the script arrived
 * counts, and nothing is drawn anew under somebody who types.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export type FieldErrors = Partial<Record<FieldName, string>>

function controlOf(form: HTMLFormElement, name: FieldName): Control | undefined {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLElement ? (control as Control) : undefined
}

/** Everything that stands in the form. Fields that it does not have are empty. */
export function readFields(form: HTMLFormElement): EstimateRequest {
  const request = { ...emptyRequest }
  for (const name of fieldNames) request[name] = controlOf(form, name)?.value ?? ''
  return request
}

/** What stands in the form, without the fields that are empty. */
export function readFilledFields(form: HTMLFormElement): Partial<EstimateRequest> {
  return Object.fromEntries(Object.entries(readFields(form)).filter(([, value]) => value))
}

export function writeField(form: HTMLFormElement, name: FieldName, value: string): void {
  const control = controlOf(form, name)
  if (control) control.value = value
}

/** Fills in the fields that are empty and leaves the others alone. Returns whether it filled in any. */
export function fillEmptyFields(form: HTMLFormElement, values: Partial<EstimateRequest>): boolean {
  const empty = fieldNames.filter((name) => values[name] && controlOf(form, name)?.value === '')
  for (const name of empty) writeField(form, name, values[name] ?? '')
  return empty.length > 0
}

/** What the browser has to say about each field, in its own words (specification, section 5: no custom messages). */
export function fieldErrors(form: HTMLFormElement): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of fieldNames) {
    const control = controlOf(form, name)
    if (control && !control.validity.valid) errors[name] = control.validationMessage
  }
  return errors
}

export function focusField(form: HTMLFormElement, name: FieldName | undefined): void {
  if (name) controlOf(form, name)?.focus()
}
