import type { EstimateRequest, FieldName } from './fields'

/**
 * A form's own controls hold what is typed; nothing else does. What was typed or filled in before the script
 * arrived counts, and nothing is drawn anew under somebody who types.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[name]')]

export const readFields = (form: HTMLFormElement): EstimateRequest => Object.fromEntries(new FormData(form))

/** What a choice has for everything that it doesn't offer. */
const other = 'other'

const offers = (control: HTMLSelectElement, value: string) =>
  [...control.options].some((option) => option.value === value)

/** The option that stands for a value, if there is one. */
const optionFor = (control: HTMLSelectElement, value: string) =>
  [value, other].find((option) => offers(control, option))

/**
 * The request that a visitor has typed or chosen: empty where a control says what the page itself chose. A choice
 * that stands for what `draft` has, since it doesn't offer that, leaves it as it is.
 */
export function readTyped(form: HTMLFormElement, draft: EstimateRequest): EstimateRequest {
  const typed = controlsOf(form).map((control) => {
    const known = draft[control.name as FieldName] ?? ''
    if (control instanceof HTMLSelectElement && known && !offers(control, known) && control.value === other)
      return [control.name, known]
    return [control.name, isUntouched(control) ? '' : control.value]
  })
  return Object.fromEntries(typed)
}

/** The fields of it that aren't empty: what a form brings along that its script hasn't heard of. */
export function snapshotOf(form: HTMLFormElement, draft: EstimateRequest): EstimateRequest {
  return Object.fromEntries(Object.entries(readTyped(form, draft)).filter(([, value]) => value))
}

function isUntouched(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue
  const preset = [...control.options].find(({ defaultSelected }) => defaultSelected)
  return control.value === (preset?.value ?? '')
}

/**
 * Writes into the fields what `values` has for them. A choice that doesn't offer it says "other", or else keeps
 * its own.
 */
export function fillFields(form: HTMLFormElement, values: EstimateRequest): void {
  for (const control of controlsOf(form)) {
    const given = values[control.name as FieldName]
    const value = given && control instanceof HTMLSelectElement ? optionFor(control, given) : given
    if (value && control.value !== value) control.value = value
  }
}
