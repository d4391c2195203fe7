import type { ComponentProps } from 'react'
import patterns from './patterns.module.css'

export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={patterns.hidden} {...props} />
}
