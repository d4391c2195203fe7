import { type WrittenEstimate, writtenEstimate } from '@/content/services/written-estimate'
import classes from './EstimateSheet.module.css'

/** What a homeowner gets after the visit, as it looks on paper. */
export function EstimateSheet({ job, lines, total }: WrittenEstimate) {
  return (
    <figure className={classes.sheet}>
      <figcaption className={classes.caption}>{writtenEstimate.caption}</figcaption>
      <p className={classes.job}>{job}</p>
      <dl>
        {lines.map(({ label, text }) => (
          <div key={label} className={classes.line}>
            <dt className={classes.label}>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>{writtenEstimate.total}</dt>
          <dd className={classes.figure}>{total.text || writtenEstimate.noFigure}</dd>
        </div>
      </dl>
    </figure>
  )
}
