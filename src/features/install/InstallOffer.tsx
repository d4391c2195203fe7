import { Button, type ButtonProps } from '@mantine/core'
import { IconDeviceMobileDown } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import { type MouseEvent, useState } from 'react'
import { lazyModule } from '@/lib/lazy-module'
import { Lazy } from '@/ui/Lazy'
import classes from './InstallOffer.module.css'
import { install, installOffer, turnDown } from './install-prompt'

const steps = lazyModule(() => import('./HomeScreenSteps'))

export const MenuOffer = () => <InstallOffer variant="default" />

export const FooterOffer = () => <InstallOffer variant="outline" color="var(--walnut-2)" />

function InstallOffer(look: ButtonProps) {
  const isOffered = useSelector(installOffer)
  const [areStepsOpen, setStepsOpen] = useState(false)
  if (!isOffered) return null

  const closeSteps = () => setStepsOpen(false)
  const start = async ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover()
    if (!(await install())) setStepsOpen(true)
  }
  return (
    <div className={classes.offer}>
      <Button
        size="lg"
        {...look}
        className={classes.install}
        leftSection={<IconDeviceMobileDown size={22} stroke={1.5} aria-hidden />}
        onClick={start}
      >
        Install the app
      </Button>
      <Button size="lg" {...look} variant="subtle" className={classes.turnDown} onClick={turnDown}>
        No thanks
      </Button>
      <Lazy of={steps} when={areStepsOpen} onGiveUp={closeSteps}>
        {({ HomeScreenSteps }) => areStepsOpen && <HomeScreenSteps onClose={closeSteps} />}
      </Lazy>
    </div>
  )
}
