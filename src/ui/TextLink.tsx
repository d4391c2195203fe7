import { IconArrowRight } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import classes from './TextLink.module.css'

function Anchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={classes.link}>
      {children}
      <IconArrowRight size="1.125em" stroke={1.75} aria-hidden />
    </a>
  )
}

export const TextLink = createLink(Anchor)
