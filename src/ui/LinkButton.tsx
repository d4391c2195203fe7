import { Button, type ButtonProps, type ElementProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'

type AnchorButtonProps = ButtonProps & ElementProps<'a', keyof ButtonProps>

/** A plain link that looks like a button: telephone, mail, other sites. Large unless a size is named. */
export function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" size="lg" {...props} />
}

/** A link to another page of the site that looks like a button. */
export const LinkButton = createLink(AnchorButton)
