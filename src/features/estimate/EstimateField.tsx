import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import styles from './EstimateForm.module.css'
import type { Field } from './fields'

export interface EstimateFieldProps {
  readonly field: Field
  /** What is wrong with it. */
  readonly error: string | undefined
  /** A dialog that opens puts the focus here. */
  readonly takesFocus?: boolean
}

/** One field of an estimate form as the browser's own control, with its label above and its error below. */
export function EstimateField({ field, error, takesFocus }: EstimateFieldProps) {
  const id = useId()
  const errorId = error && `${id}error`
  const descriptionId = field.description && `${id}description`
  const common = {
    id,
    name: field.name,
    className: styles.input,
    required: field.required,
    autoComplete: field.autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, descriptionId].filter(Boolean).join(' ') || undefined,
    'data-autofocus': takesFocus || undefined,
  }
  return (
    <div className={`${styles.field} ${field.half ? styles.half : styles.whole}`}>
      <label htmlFor={id} className={styles.label} data-required={field.required || undefined}>
        {field.label}
      </label>
      {field.description && (
        <p id={descriptionId} className={styles.description}>
          {field.description}
        </p>
      )}
      <Control field={field} common={common} />
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

interface ControlProps {
  readonly field: Field
  /** What every kind of control has. */
  readonly common: { readonly id: string; readonly name: string; readonly className: string | undefined }
}

function Control({ field, common }: ControlProps) {
  switch (field.kind) {
    case 'choice':
      return (
        <div className={styles.choice}>
          <select {...common}>
            <option value="">Choose one</option>
            {field.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <IconChevronDown size={20} stroke={1.5} aria-hidden />
        </div>
      )
    case 'long text':
      return <textarea {...common} rows={4} />
    default:
      return (
        <input
          {...common}
          type={field.kind}
          inputMode={field.kind}
          pattern={field.pattern}
          autoCapitalize={field.autoCapitalize}
          spellCheck={false}
        />
      )
  }
}
