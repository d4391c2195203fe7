import { IconCheck, IconMinus } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Stat, Term, TitledText } from '@/content/business/types'
import classes from './Lists.module.css'
import patterns from './patterns.module.css'
import { unbroken } from './unbroken'

interface CheckListProps {
  readonly items: readonly string[]
  /** `check` for advantages, `minus` for disadvantages. @default 'check' */
  readonly mark?: 'check' | 'minus'
}

export function CheckList({ items, mark = 'check' }: CheckListProps) {
  const Mark = mark === 'check' ? IconCheck : IconMinus
  return (
    <ul className={classes.checks}>
      {items.map((item) => (
        <li key={item} className={classes.check}>
          <Mark size="1.25em" stroke={1.75} aria-hidden className={classes.mark} />
          <span>{unbroken(item)}</span>
        </li>
      ))}
    </ul>
  )
}

interface PointsProps {
  /** With a link or a button below, if there is one. */
  readonly items: readonly (TitledText & { readonly action?: ReactNode })[]
  /** The number of columns if there is room. @default 1 */
  readonly columns?: 1 | 2 | 3
  readonly className?: string
}

export function Points({ items, columns = 1, className }: PointsProps) {
  return (
    <ul className={clsx(classes.points, className)} data-columns={columns}>
      {items.map(({ id, title, description, action }) => (
        <li key={title} id={id} className={patterns.ruled}>
          <h3>{unbroken(title)}</h3>
          <p className={patterns.soft}>{unbroken(description)}</p>
          {action}
        </li>
      ))}
    </ul>
  )
}

/** A figure without a value is not shown. */
export function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  const shown = stats.filter(({ value }) => value)
  return (
    <dl className={classes.stats} data-count={shown.length}>
      {shown.map(({ value, label }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>{unbroken(label)}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Lines of a `dl`, as on a written estimate, with a link where one can be looked up. */
export function Facts({ of }: { readonly of: readonly Term[] }) {
  return of.map(({ label, text, url }) => (
    <div key={label} className={classes.fact}>
      <dt>{label}</dt>
      <dd>{url ? <a href={url}>{unbroken(text)}</a> : unbroken(text)}</dd>
    </div>
  ))
}

interface ProcessStepsProps {
  readonly steps: readonly TitledText[]
  /** The word before each number, such as "Day". Numbers only without it. */
  readonly word?: string
}

/** Below each other, and side by side on a wide screen. */
export function ProcessSteps({ steps, word }: ProcessStepsProps) {
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        <li key={step.title} className={classes.step}>
          {/* Screen readers count the items of a list by themselves. */}
          <span className={classes.number} aria-hidden={word === undefined || undefined}>
            {word ? `${word} ${index + 1}` : index + 1}
          </span>
          <h3 className={classes.title}>{step.title}</h3>
          <p className={patterns.soft}>{unbroken(step.description)}</p>
        </li>
      ))}
    </ol>
  )
}
