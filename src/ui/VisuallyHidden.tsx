import type { ComponentProps } from 'react'
import classes from './VisuallyHidden.module.css'

/** Words that screen readers read and nobody sees. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={classes.hidden} {...props} />
}
