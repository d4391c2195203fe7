import { type InputHTMLAttributes, useId } from 'react'
import styles from './EstimateForm.module.css'
import type { Field } from './fields'

export interface EstimateFieldProps {
  readonly field: Field
  readonly error: string | undefined
  /** A dialog that opens puts the focus here. */
  readonly takesFocus?: boolean
}

/** Something that can be read: blanks alone are neither a name nor a telephone number. */
const notBlank = '[\\s\\S]*\\S[\\s\\S]*'

/** One field of an estimate form as the browser's own control, with its label above and its error below. */
export function EstimateField({ field, error, takesFocus }: EstimateFieldProps) {
  const id = useId()
  const errorId = error && `${id}error`
  const descriptionId = field.description && `${id}description`
  return (
    <div className={styles.field} data-half={field.half}>
      <label htmlFor={id} className={styles.label} data-required={field.required}>
        {field.label}
      </label>
      {field.description && (
        <p id={descriptionId} className={styles.soft}>
          {field.description}
        </p>
      )}
      <Control
        field={field}
        id={id}
        name={field.name}
        className={styles.input}
        required={field.required}
        autoComplete={field.autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, descriptionId].filter(Boolean).join(' ') || undefined}
        data-autofocus={takesFocus || undefined}
      />
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

interface ControlProps
  extends InputHTMLAttributes<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement> {
  readonly field: Field
}

function Control({ field: { kind, options = {}, required }, ...common }: ControlProps) {
  if (kind === 'long text') return <textarea {...common} rows={4} />
  if (kind === 'choice')
    return (
      <select {...common}>
        <option value="">Choose one</option>
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  const pattern = required ? notBlank : undefined
  return <input {...common} type={kind} inputMode={kind} pattern={pattern} spellCheck={false} />
}
