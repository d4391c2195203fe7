import classes from './Points.module.css'

export interface PointsProps {
  readonly items: readonly { readonly title: string; readonly description: string }[]
  /** The number of columns if there is room. @default 1 */
  readonly columns?: 1 | 2 | 3
}

/** A list of titles with descriptions between ruled lines. */
export function Points({ items, columns = 1 }: PointsProps) {
  return (
    <dl className={classes.points} data-columns={columns}>
      {items.map(({ title, description }) => (
        <div key={title} className={classes.point}>
          <dt className={classes.title}>{title}</dt>
          <dd className={classes.description}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
