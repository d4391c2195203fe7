import classes from './ProcessSteps.module.css'

export interface ProcessStepsProps {
  readonly steps: readonly { readonly title: string; readonly description: string }[]
  /** The word before each number, such as "Day". Numbers only without it. */
  readonly label?: (index: number) => string
  /** `row` arranges them side by side on a wide screen. @default 'column' */
  readonly layout?: 'column' | 'row'
}

/** Steps in their order, numbered, as a timeline. */
export function ProcessSteps({
  steps,
  label = (index) => String(index + 1),
  layout = 'column',
}: ProcessStepsProps) {
  return (
    <ol className={classes.steps} data-layout={layout}>
      {steps.map((step, index) => (
        <li key={step.title} className={classes.step}>
          <span className={classes.number} aria-hidden={/^\d+$/.test(label(index)) || undefined}>
            {label(index)}
          </span>
          <div>
            <h3 className={classes.title}>{step.title}</h3>
            <p className={classes.description}>{step.description}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
