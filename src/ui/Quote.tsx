import classes from './Quote.module.css'

export interface QuoteProps {
  readonly text: string
  readonly by: string
}

/** A large quote. */
export function Quote({ text, by }: QuoteProps) {
  return (
    <figure>
      <blockquote className={classes.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={classes.by}>{by}</figcaption>
    </figure>
  )
}
