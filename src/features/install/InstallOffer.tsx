import { Button, type ButtonProps } from '@mantine/core'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { findSlot } from './find-slot'
import { HomeScreenSteps } from './HomeScreenSteps'
import classes from './InstallOffer.module.css'
import type { InstallPrompt } from './install-prompt'

const storageKey = 'install-offer'

export interface InstallOfferProps {
  /** Without it, people see the steps to install by hand. */
  readonly prompt: InstallPrompt | undefined
}

/** Offers to install the site, in the menu and in the footer, until it is installed or the visitor declines. */
export default function InstallOffer({ prompt }: InstallOfferProps) {
  const [isOffered, setOffered] = useState(() => !isTurnedDown())
  const [areStepsOpen, setStepsOpen] = useState(false)

  useEffect(() => {
    const end = () => setOffered(false)
    window.addEventListener('appinstalled', end)
    return () => window.removeEventListener('appinstalled', end)
  }, [])

  if (!isOffered) return null

  const turnDown = () => {
    rememberTurnedDown()
    setOffered(false)
  }
  const install = async ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover()
    if (!prompt) {
      setStepsOpen(true)
      return
    }
    await prompt.prompt()
    const { outcome } = await prompt.userChoice
    if (outcome === 'dismissed') turnDown()
    else setOffered(false)
  }
  const offer = (look: ButtonProps) => (
    <div className={classes.offer}>
      <Button
        size="lg"
        {...look}
        className={classes.install}
        leftSection={<IconDeviceMobileDown size={22} stroke={1.5} aria-hidden />}
        onClick={install}
      >
        Install the app
      </Button>
      <Button size="lg" {...look} variant="subtle" className={classes.turnDown} onClick={turnDown}>
        No thanks
      </Button>
    </div>
  )
  const menu = findSlot('menu')
  const footer = findSlot('footer')
  return (
    <>
      {menu && createPortal(offer({ variant: 'default' }), menu)}
      {footer && createPortal(offer({ variant: 'outline', color: 'var(--walnut-2)' }), footer)}
      {areStepsOpen && <HomeScreenSteps onClose={() => setStepsOpen(false)} />}
    </>
  )
}

function isTurnedDown(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'turned down'
  } catch {
    return false
  }
}

function rememberTurnedDown(): void {
  try {
    localStorage.setItem(storageKey, 'turned down')
  } catch {
    // Storage is blocked, so the answer lasts for this visit only.
  }
}
