import classes from './Points.module.css'

export interface PointsProps {
  readonly items: readonly { readonly title: string; readonly description: string }[]
  /** How many stand side by side where there is room. @default 1 */
  readonly columns?: 1 | 2 | 3
}

/** Things and what is to be said about each, between ruled lines. */
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
