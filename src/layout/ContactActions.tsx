import { IconPhone } from '@tabler/icons-react'
import { business, telephoneLink } from '@/content/business'
import { AnchorButton, LinkButton } from '@/ui/LinkButton'

/** The two buttons at the top of a page: ask for an estimate, or call. */
export function ContactActions() {
  return (
    <>
      <LinkButton to="/contact">Free Estimate</LinkButton>
      <CallButton />
    </>
  )
}

export function CallButton() {
  return (
    <AnchorButton
      href={telephoneLink()}
      variant="default"
      leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
    >
      Call {business.phone}
    </AnchorButton>
  )
}
