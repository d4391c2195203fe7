import classes from './Stats.module.css'

/** A few figures with labels in a row. */
export function Stats({
  stats,
}: {
  readonly stats: readonly { readonly value: string; readonly label: string }[]
}) {
  return (
    <dl className={classes.stats}>
      {stats.map(({ value, label }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
