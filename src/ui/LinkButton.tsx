import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { readonly ref?: Ref<HTMLAnchorElement> }

/** A button's look on a plain link: telephone, mail, other sites. */
export function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" size="lg" {...props} />
}

/** A button's look on a link to another page of the site. */
export const LinkButton = createLink(AnchorButton)
