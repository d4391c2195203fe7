import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { type ButtonLook, withLook } from './Button'

type AnchorButtonProps = ButtonLook &
  AnchorHTMLAttributes<HTMLAnchorElement> & { readonly ref?: Ref<HTMLAnchorElement> }

/** A button's look on a plain link: telephone, mail, other sites. Large unless a size is named. */
export function AnchorButton({ size = 'lg', ...props }: AnchorButtonProps) {
  return <a {...withLook({ size, ...props })} />
}

/** A button's look on a link to another page of the site. */
export const LinkButton = createLink(AnchorButton)
