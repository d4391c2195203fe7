import { IconArrowRight } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import classes from './TextLink.module.css'

function Anchor({
  children,
  ...props
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly ref?: Ref<HTMLAnchorElement> }) {
  return (
    <a {...props} className={classes.link}>
      {children}
      <IconArrowRight size="1.125em" stroke={1.75} aria-hidden />
    </a>
  )
}

export const TextLink = createLink(Anchor)
