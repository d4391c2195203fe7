import { useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { offered, servicesWithPage } from '@/content/services/offered-services'
import { rates } from '@/content/services/rates'
import type { ServiceName } from '@/content/services/services'
import { everyLine, priceWords } from '@/content/services/written-estimate'
import { EstimateSheet } from '@/ui/EstimateSheet'
import { LinkButton } from '@/ui/LinkButton'
import { Fact } from '@/ui/Lists'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import classes from './PriceSheet.module.css'
import { priceOf, withCommas } from './price'

/** The controls' values, as their text. */
interface Job {
  readonly service?: ServiceName
  readonly size: string
  readonly finish?: string
}

const { units } = priceWords

/** The kind of work that a page is about, or the first of those below it. */
const serviceAt = (path: string) =>
  (servicesWithPage.find(({ page }) => page.path.startsWith(path)) ?? servicesWithPage[0])?.name

const rateOf = (service?: ServiceName) => service && rates[service]

/** A job of this kind before anything is filled in. */
function startOf(service?: ServiceName): Job {
  const { unit, finishes } = rateOf(service) ?? {}
  return { service, size: unit ? `${units[unit].start}` : '', finish: finishes?.[0]?.label }
}

/**
 * The written estimate as something to fill in: kind of work, size and finish. It answers at once, and leads
 * to the form with what it says. The controls are the browser's own, so it reads the same before any script.
 */
export function PriceSheet() {
  const from = useLocation({ select: (location) => location.pathname })
  const preset = serviceAt(from)
  const form = useRef<HTMLFormElement>(null)
  const [job, setJob] = useState(() => startOf(preset))
  const id = useId()

  const rate = rateOf(job.service)
  const finish = rate?.finishes?.find(({ label }) => label === job.finish)
  const price = priceOf(rate, Number(job.size), finish)
  const size = [`${withCommas(Number(job.size))} ${rate?.unit}`, finish?.label.toLowerCase()]
  const message =
    Number(job.size) >= 1
      ? priceWords.asked(size.filter(Boolean).join(', '), price.time ? price.total : '')
      : undefined

  function read(): void {
    if (!form.current) return
    const filledIn = Object.fromEntries(new FormData(form.current)) as unknown as Job
    setJob((before) => {
      if (filledIn.service === before.service) return filledIn
      const start = startOf(filledIn.service)
      const isSameUnit = rateOf(before.service)?.unit === rateOf(filledIn.service)?.unit
      return isSameUnit ? { ...start, size: before.size } : start
    })
  }
  // Somebody may have filled it in before the script came.
  useEffect(read, [])

  return (
    <form
      ref={form}
      id={priceWords.id}
      className={classes.sheet}
      action="/contact"
      onInput={read}
      onSubmit={(event) => event.preventDefault()}
    >
      <EstimateSheet
        lines={everyLine}
        total={
          <output aria-live="polite" className={price.time ? undefined : classes.words}>
            <span>{price.total}</span>
            {price.time && <VisuallyHidden>, </VisuallyHidden>}
            {price.time && <span className={classes.time}>{price.time}</span>}
          </output>
        }
        after={
          <div className={classes.ask}>
            {/* Until the script has come, the press is kept: the link must say what is filled in. */}
            <LinkButton to="/contact" search={{ from, service: job.service, message }} data-in-place>
              {priceWords.ask}
            </LinkButton>
            <p className={classes.note}>{priceWords.note}</p>
          </div>
        }
      >
        <Fact label={<label htmlFor={`${id}kind`}>{priceWords.kind}</label>}>
          <select id={`${id}kind`} name="service" defaultValue={preset} className={classes.control}>
            {offered.map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </Fact>
        {rate && (
          <Fact label={<label htmlFor={`${id}size`}>{priceWords.size}</label>}>
            <input
              key={rate.unit}
              id={`${id}size`}
              name="size"
              type="number"
              inputMode="numeric"
              min="1"
              defaultValue={units[rate.unit].start}
              className={classes.control}
            />
            <span>{rate.unit}</span>
          </Fact>
        )}
        {rate?.finishes && (
          <Fact label={<label htmlFor={`${id}finish`}>{priceWords.finish}</label>}>
            <select key={job.service} id={`${id}finish`} name="finish" className={classes.control}>
              {rate.finishes.map(({ label }) => (
                <option key={label} value={label}>
                  {label}
                </option>
              ))}
            </select>
          </Fact>
        )}
      </EstimateSheet>
    </form>
  )
}
