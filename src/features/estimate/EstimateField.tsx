import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useId } from 'react'
import fields from '@/ui/fields.module.css'
import classes from './EstimateForm.module.css'
import { type Field, notBlank } from './fields'
import lazy from './lazy-form.module.css'
import { chooseOne } from './words'

export interface EstimateFieldProps {
  readonly field: Field
  /** The value that the page itself puts there. */
  readonly preset: string | undefined
  readonly error: string | undefined
  /** A dialog that opens puts the focus here. */
  readonly takesFocus?: boolean
}

const classNames = {
  root: classes.field,
  label: fields.label,
  description: classes.soft,
  wrapper: fields.control,
  input: fields.input,
  section: fields.end,
  error: lazy.error,
}

/**
 * One field of an estimate form: Mantine's, in the site's own look. What is typed stays in the browser's own
 * control, so a prerendered field works before any script.
 */
export function EstimateField({ field, preset, error, takesFocus }: EstimateFieldProps) {
  const { kind, options = {}, required, half, ...texts } = field
  const common = {
    ...texts,
    // Mantine's own would change once the page is hydrated.
    id: useId(),
    defaultValue: preset,
    error,
    required,
    mod: { half },
    // Mantine's own style sheet would add 1.9 KB to the HTML of each page with a form, compressed.
    unstyled: true,
    classNames,
    // The star is no part of the label's words.
    withAsterisk: false,
    labelProps: { mod: { marked: required } },
    errorProps: { role: 'alert' },
    'data-autofocus': takesFocus || undefined,
  }

  if (kind === 'long text')
    return (
      <Textarea
        {...common}
        rows={4}
        classNames={{ ...classNames, input: clsx(fields.input, lazy.message) }}
      />
    )
  if (kind === 'choice')
    return (
      <NativeSelect
        {...common}
        data={[
          { value: '', label: chooseOne },
          ...Object.entries(options).map(([value, label]) => ({ value, label })),
        ]}
        rightSection={<IconChevronDown size="1.25em" stroke={1.5} aria-hidden />}
      />
    )
  const pattern = required ? notBlank : undefined
  return <TextInput {...common} type={kind} inputMode={kind} pattern={pattern} spellCheck={false} />
}
