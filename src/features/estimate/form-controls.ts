import type { EstimateRequest, FieldName } from './fields'

/**
 * A form's own controls hold what is typed; nothing else does. What was typed or filled in before the script
 * arrived counts, and nothing is drawn anew under somebody who types.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export type FieldErrors = Partial<Record<FieldName, string>>

export const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[name]')]

export const readFields = (form: HTMLFormElement): EstimateRequest => Object.fromEntries(new FormData(form))

export function fillEmptyFields(form: HTMLFormElement, values: EstimateRequest): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name as FieldName]
    if (value) control.value ||= value
  }
}

/** What the browser says about each field, in its own words (specification, section 5). */
export function fieldErrors(form: HTMLFormElement): FieldErrors {
  const wrong = controlsOf(form).filter(({ validity }) => !validity.valid)
  return Object.fromEntries(wrong.map(({ name, validationMessage }) => [name, validationMessage]))
}
