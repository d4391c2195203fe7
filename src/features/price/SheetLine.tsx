import { IconChevronDown, IconX } from '@tabler/icons-react'
import { type ComponentProps, useId } from 'react'
import { offered } from '@/content/services/offered-services'
import { keyOf, type SheetLine as Line, lineText } from '@/content/services/price-sheet'
import { priceWords } from '@/content/services/price-words'
import { rates } from '@/content/services/rates'
import { services } from '@/content/services/services'
import fields from '@/ui/fields.module.css'
import lazy from './lazy-sheet.module.css'
import classes from './PriceSheet.module.css'

interface SheetLineProps {
  readonly line: Line
  /** Counted from 1. */
  readonly number: number
  /** What it costs by itself. */
  readonly price: string
  /** The only one has no price beside the total, and can't be removed. */
  readonly isAlone: boolean
  /** On paper it's said in words what stands in the controls. */
  readonly isFilled: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
}

/**
 * A line of the price sheet. On a wide screen its controls are in one row with its price. Elsewhere those of the
 * open line alone are shown, and the others say in words what stands in them.
 */
export function SheetLine({
  line,
  number,
  price,
  isAlone,
  isFilled,
  isOpen,
  onOpen,
  onRemove,
}: SheetLineProps) {
  const { service } = line
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set has a legend that is seen
    <div
      role="group"
      aria-label={priceWords.line(number)}
      tabIndex={-1}
      className={classes.line}
      data-line
      data-open={isOpen || undefined}
      data-alone={isAlone || undefined}
    >
      {(isFilled || !isAlone) && (
        <button type="button" className={lazy.folded} aria-expanded={isOpen} onClick={onOpen}>
          <span className={lazy.kind}>
            <span>{services[service].label}</span>
            <IconChevronDown size={20} stroke={1.5} aria-hidden />
          </span>
          <span className={lazy.details}>{lineText(line)}</span>
          <span className={lazy.price}>{price}</span>
        </button>
      )}
      <Controls line={line} />
      <span className={classes.price}>{price}</span>
      {!isAlone && (
        <button
          type="button"
          className={lazy.remove}
          aria-label={priceWords.remove(number)}
          onClick={onRemove}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </button>
      )}
    </div>
  )
}

/** They are the browser's own, and what is filled in stands in them alone. */
function Controls({ line: { service, size, finish, pattern } }: { readonly line: Line }) {
  const id = useId()
  const { unit, finishes, patterns: layouts } = rates[service] ?? {}
  return (
    <div className={classes.controls}>
      <div className={classes.kind}>
        <label htmlFor={`${id}kind`}>{priceWords.kind}</label>
        <Select id={`${id}kind`} name="service" defaultValue={service}>
          {offered.map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {unit && (
        <div className={classes.size}>
          <label htmlFor={`${id}size`}>{priceWords.size}</label>
          <div className={fields.control}>
            <input
              key={unit}
              id={`${id}size`}
              name="size"
              type="number"
              inputMode="numeric"
              min="1"
              defaultValue={size}
              className={fields.input}
            />
            <span className={fields.end}>{unit}</span>
          </div>
        </div>
      )}
      {finishes && (
        <div className={classes.finish}>
          <label htmlFor={`${id}finish`}>{priceWords.finish}</label>
          <Choices key={service} id={`${id}finish`} name="finish" defaultValue={finish} of={finishes} />
        </div>
      )}
      {layouts && (
        <div className={classes.pattern}>
          <label htmlFor={`${id}pattern`}>{priceWords.pattern}</label>
          <Choices key={service} id={`${id}pattern`} name="pattern" defaultValue={pattern} of={layouts} />
        </div>
      )}
    </div>
  )
}

interface ChoicesProps extends ComponentProps<'select'> {
  readonly of: readonly Parameters<typeof keyOf>[0][]
}

function Choices({ of, ...props }: ChoicesProps) {
  return (
    <Select {...props}>
      {of.map((each) => (
        <option key={each.label} value={keyOf(each)}>
          {each.label}
        </option>
      ))}
    </Select>
  )
}

function Select(props: ComponentProps<'select'>) {
  return (
    <div className={fields.control}>
      <select {...props} className={fields.input} />
      <span className={fields.end}>
        <IconChevronDown size="1.25em" stroke={1.5} aria-hidden />
      </span>
    </div>
  )
}
