import { IconPhone } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { business, telephoneLink } from '@/content/business/business'
import { actionLabels } from '@/content/pages/action-labels'
import { AnchorButton, LinkButton } from '@/ui/LinkButton'
import patterns from '@/ui/patterns.module.css'

export function ContactActions() {
  return (
    <>
      <LinkButton to="/contact">{actionLabels.estimate}</LinkButton>
      <CallButton />
    </>
  )
}

interface CallButtonProps extends Omit<ComponentProps<typeof AnchorButton>, 'href' | 'leftSection'> {
  readonly verb?: string
}

/** Its words come before the number, unless it has others. @default 'Call' */
export function CallButton({ verb = 'Call', children, ...props }: CallButtonProps) {
  return (
    <AnchorButton
      variant="default"
      {...props}
      href={telephoneLink()}
      leftSection={<IconPhone size="1.25em" stroke={1.75} aria-hidden />}
    >
      {children ?? (
        <>
          {verb} <span className={patterns.unbroken}>{business.phone}</span>
        </>
      )}
    </AnchorButton>
  )
}
