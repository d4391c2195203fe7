import type { EstimateRequest, FieldName } from './fields'

/**
 * A form's own controls hold what is typed; nothing else does. What was typed or filled in before the script
 * arrived counts, and nothing is drawn anew under somebody who types.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[name]')]

export const readFields = (form: HTMLFormElement): EstimateRequest => Object.fromEntries(new FormData(form))

/** The request that a visitor has typed or chosen: empty where a control says what the page itself chose. */
export function readTyped(form: HTMLFormElement): EstimateRequest {
  const typed = controlsOf(form).map((control) => [control.name, isUntouched(control) ? '' : control.value])
  return Object.fromEntries(typed)
}

function isUntouched(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const preset = [...control.options].find(({ defaultSelected }) => defaultSelected)
  return control.value === (preset?.value ?? '')
}

/**
 * Writes into the fields what `values` has for them, and opens those that are closed. A choice keeps its own
 * where it offers no such option.
 */
export function fillFields(form: HTMLFormElement, values: EstimateRequest): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name as FieldName]
    const isOffered =
      !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value)
    if (!value || !isOffered) continue
    if (control.value !== value) control.value = value
    const closed = control.closest('details')
    if (closed) closed.open = true
  }
}
