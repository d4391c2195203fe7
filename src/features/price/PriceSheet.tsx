import { Button } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import {
  type ComponentProps,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { offered } from '@/content/services/offered-services'
import {
  finishKey,
  mostLines,
  priceSheet,
  readLine,
  readSheet,
  type SheetLine,
  serviceAt,
  startOf,
  writeSheet,
} from '@/content/services/price-sheet'
import { mayChange, priceWords } from '@/content/services/price-words'
import { rates } from '@/content/services/rates'
import type { ServiceName } from '@/content/services/services'
import { EstimateSheet } from '@/ui/EstimateSheet'
import fields from '@/ui/fields.module.css'
import { LinkButton } from '@/ui/LinkButton'
import patterns from '@/ui/patterns.module.css'
import { TermsDetails } from '@/ui/TermsDetails'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import classes from './PriceSheet.module.css'

/** A line with what tells it from others, as long as the sheet is shown. */
interface Row extends SheetLine {
  readonly key: number
}

/** A business may not offer them. */
const stairs = 'stairs' as string as ServiceName

const keyed = (lines: readonly SheetLine[], first = 0) =>
  lines.map((line, index): Row => ({ ...line, key: first + index }))

/**
 * The written estimate as something to fill in: rooms and staircases, each with its kind of work, size and
 * finish. It answers at once, keeps its lines in the address, and leads to the form with them. The controls are
 * the browser's own, so it reads the same before any script.
 */
export function PriceSheet() {
  const path = useLocation({ select: (location) => location.pathname })
  const address = useSearch({ strict: false, select: ({ sheet }) => sheet })
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [rows, setRows] = useState<readonly Row[]>(() => {
    const preset = serviceAt(path)
    return preset ? keyed([startOf(preset)]) : []
  })

  function change(next: readonly Row[]): void {
    setRows(next)
    void navigate({ to: '.', search: { sheet: writeSheet(next) }, replace: true, resetScroll: false })
  }

  /** The rows as they stand in the controls. A kind that is measured otherwise starts anew. */
  function read(): Row[] {
    const lines = form.current?.querySelectorAll('fieldset') ?? []
    return rows.map((row, index) => {
      const value = (name: string) =>
        lines[index]?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value
      const line = readLine(value('service'), value('size'), value('finish'))
      if (!line || line.service === row.service) return { ...row, ...line }
      const isSameUnit = rates[line.service]?.unit === rates[row.service]?.unit
      return { ...row, ...startOf(line.service), ...(isSameUnit && { size: row.size }) }
    })
  }

  const begin = useEffectEvent(() => {
    // Somebody may have filled it in before the script came. Otherwise the address says what stood in it.
    const filledIn = read()
    const kept = readSheet(address)
    if (writeSheet(filledIn) !== writeSheet(rows)) change(filledIn)
    else if (kept.length > 0) setRows(keyed(kept, rows.length))
  })
  useLayoutEffect(() => begin(), [])

  /** Adds a line, which takes the focus. */
  function add(line: SheetLine): void {
    const key = Math.max(...rows.map((row) => row.key)) + 1
    flushSync(() => change([...rows, { ...line, key }]))
    const added = form.current?.querySelectorAll('fieldset')[rows.length]
    added?.querySelector<HTMLElement>('input, select')?.focus()
  }

  function remove(row: Row): void {
    flushSync(() => change(rows.filter((other) => other !== row)))
    form.current?.querySelector<HTMLElement>('select')?.focus()
  }

  const { parts, total, time } = priceSheet(rows)
  const room = rows.findLast(({ service }) => service !== stairs) ?? rows[0]
  const lines = [mayChange(rows.map(({ service }) => rates[service]))]

  return (
    <form
      ref={form}
      id={priceWords.id}
      className={classes.sheet}
      action="/contact"
      onInput={() => change(read())}
      onSubmit={(event) => event.preventDefault()}
    >
      <EstimateSheet
        caption={priceWords.caption}
        lines={lines}
        totalLabel={priceWords.total}
        total={
          <output aria-live="polite" className={time ? undefined : classes.words}>
            <span>{total}</span>
            {time && <VisuallyHidden>, </VisuallyHidden>}
            {time && <span className={classes.time}>{time}</span>}
          </output>
        }
        after={
          <>
            {/* Until the script has come, the press is kept: the link must say what is filled in. */}
            <LinkButton
              to="/contact"
              search={{ from: path, sheet: writeSheet(rows) }}
              className={classes.ask}
              data-in-place
            >
              {priceWords.ask}
            </LinkButton>
            <TermsDetails />
          </>
        }
      >
        {rows.map((row, index) => (
          <SheetRow key={row.key} row={row} name={`Line ${index + 1}`}>
            {rows.length > 1 && (
              <div className={classes.part}>
                <span>{parts[index]}</span>
                <button
                  type="button"
                  className={patterns.iconButton}
                  aria-label={priceWords.remove(index + 1)}
                  onClick={() => remove(row)}
                >
                  <IconX size={20} stroke={1.5} aria-hidden />
                </button>
              </div>
            )}
          </SheetRow>
        ))}
        {room && rows.length < mostLines && (
          <div className={classes.add}>
            <Button variant="light" size="md" onClick={() => add(room)}>
              {priceWords.addRoom}
            </Button>
            {priceWords.addStairs && (
              <Button variant="light" size="md" onClick={() => add(startOf(stairs))}>
                {priceWords.addStairs}
              </Button>
            )}
          </div>
        )}
      </EstimateSheet>
    </form>
  )
}

interface SheetRowProps {
  readonly row: Row
  readonly name: string
  /** Its price, where there are several. */
  readonly children: ReactNode
}

function SheetRow({ row, name, children }: SheetRowProps) {
  const id = useId()
  const { service, size, finish } = row
  const rate = rates[service]
  return (
    <fieldset aria-label={name} className={classes.row}>
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
      {rate && (
        <div className={rate.finishes ? undefined : classes.kind}>
          <label htmlFor={`${id}size`}>{priceWords.size}</label>
          <div className={fields.control}>
            <input
              key={rate.unit}
              id={`${id}size`}
              name="size"
              type="number"
              inputMode="numeric"
              min="1"
              defaultValue={size}
              className={fields.input}
            />
            <span className={fields.end}>{rate.unit}</span>
          </div>
        </div>
      )}
      {rate?.finishes && (
        <div>
          <label htmlFor={`${id}finish`}>{priceWords.finish}</label>
          <Select key={service} id={`${id}finish`} name="finish" defaultValue={finish}>
            {rate.finishes.map((each) => (
              <option key={each.label} value={finishKey(each)}>
                {each.label}
              </option>
            ))}
          </Select>
        </div>
      )}
      {children}
    </fieldset>
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
