import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Term } from '@/content/business/types'
import { writtenEstimate } from '@/content/services/written-estimate-words'
import classes from './EstimatePaper.module.css'
import { Facts } from './Lists'

interface EstimatePaperProps {
  /** @default 'On your written estimate' */
  readonly caption?: string
  readonly job?: ReactNode
  readonly lines: readonly Term[]
  /** @default 'Total, for all of it' */
  readonly totalLabel?: string
  readonly total: ReactNode
  readonly totalClassName?: string
  /** What is to be filled in. */
  readonly children?: ReactNode
  /** Below the total. */
  readonly after?: ReactNode
}

/** The estimate a homeowner gets after the visit, as it looks on paper. */
export function EstimatePaper({
  caption = writtenEstimate.caption,
  job,
  lines,
  totalLabel = writtenEstimate.total,
  total,
  totalClassName,
  children,
  after,
}: EstimatePaperProps) {
  return (
    <figure className={classes.sheet}>
      <figcaption className={classes.caption}>{caption}</figcaption>
      {job && <p className={classes.job}>{job}</p>}
      {children}
      <dl>
        <Facts of={lines} />
      </dl>
      {/* A list of its own, which may stay in view while the lines move. */}
      <dl className={clsx(classes.total, totalClassName)}>
        <dt>{totalLabel}</dt>
        <dd className={classes.figure}>{total}</dd>
      </dl>
      {after}
    </figure>
  )
}
