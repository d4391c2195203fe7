import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { IconChevronDown } from '@tabler/icons-react'
import styles from './EstimateField.module.css'
import type { Field } from './fields'

const classNames = {
  label: styles.label,
  description: styles.description,
  wrapper: styles.wrapper,
  input: styles.input,
  error: styles.error,
}

export interface EstimateFieldProps {
  readonly field: Field
  /** What is wrong with it. */
  readonly error: string | undefined
  /** A dialog that opens puts the focus here. */
  readonly takesFocus?: boolean
}

/** One field of an estimate form as the browser's own control, with its label above and its error below. */
export function EstimateField({ field, error, takesFocus }: EstimateFieldProps) {
  const common = {
    name: field.name,
    error,
    label: field.label,
    description: field.description,
    required: field.required,
    // Drawn by the style sheet, so that the label's text is its name and nothing else.
    withAsterisk: false,
    labelProps: { 'data-required': field.required || undefined },
    autoComplete: field.autoComplete,
    size: 'lg',
    classNames: { ...classNames, root: `${styles.field} ${field.half ? styles.half : styles.whole}` },
    errorProps: { role: 'alert' },
    'data-autofocus': takesFocus || undefined,
  }
  switch (field.kind) {
    case 'choice':
      return (
        <NativeSelect
          {...common}
          autoComplete="off"
          data={[{ value: '', label: 'Please choose' }, ...field.options]}
          rightSection={<IconChevronDown size={20} stroke={1.5} aria-hidden />}
        />
      )
    case 'long text':
      return <Textarea {...common} rows={4} resize="vertical" />
    default:
      return (
        <TextInput
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
