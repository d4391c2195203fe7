import { IconPhone } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { business, telephoneLink } from '@/content/business'
import { AnchorButton, LinkButton } from '@/ui/LinkButton'

export function ContactActions() {
  return (
    <>
      <LinkButton to="/contact">Free Estimate</LinkButton>
      <CallButton />
    </>
  )
}

type CallButtonProps = Omit<ComponentProps<typeof AnchorButton>, 'href' | 'leftSection'>

export function CallButton({ children = `Call ${business.phone}`, ...props }: CallButtonProps) {
  return (
    <AnchorButton
      variant="default"
      {...props}
      href={telephoneLink()}
      leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
    >
      {children}
    </AnchorButton>
  )
}
