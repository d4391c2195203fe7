import { IconPhone } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { business, telephoneLink } from '@/content/business/business'
import { otherPhones } from '@/content/business/facts'
import { actionLabels } from '@/content/pages/action-labels'
import { AnchorButton, LinkButton } from '@/ui/LinkButton'
import patterns from '@/ui/patterns.module.css'

/** The form that the first leads to asks for what the page is about, and its mail names the page. */
export function ContactActions() {
  const from = useLocation({ select: (location) => location.pathname })
  return (
    <>
      <LinkButton to="/contact" search={{ from }}>
        {actionLabels.estimate}
      </LinkButton>
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
          <span>{verb}</span> <span className={patterns.unbroken}>{business.phone}</span>
        </>
      )}
    </AnchorButton>
  )
}

/** The numbers besides the one that buttons call. */
export const OtherPhones = () =>
  otherPhones.map(({ label, value }) => (
    <a key={label} href={telephoneLink(value)} className={patterns.target}>
      {`${label}: ${value}`}
    </a>
  ))

/** Below the title of questions: the number to call with another one. */
export function CallInstead() {
  return (
    <>
      <span>{actionLabels.callInstead}</span>{' '}
      <a href={telephoneLink()} className={patterns.unbroken}>
        {business.phone}
      </a>
    </>
  )
}
