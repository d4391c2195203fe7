import type { ComponentProps } from 'react'
import patterns from './patterns.module.css'

/** Words that screen readers read and nobody sees. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={patterns.hidden} {...props} />
}
