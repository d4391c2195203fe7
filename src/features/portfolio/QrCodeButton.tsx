import { Button, type ButtonProps } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { ourWork } from '@/content/pages/our-work'
import type { Project } from '@/content/work/types'
import { lazyModule } from '@/lib/lazy-module'
import { Lazy } from '@/ui/Lazy'
import { projectUrl } from './project-url'
import classes from './QrCodeButton.module.css'

const code = lazyModule(() => import('./QrCode'))

interface QrCodeButtonProps extends ButtonProps {
  readonly project: Project
  /** Among icons it is one, too. */
  readonly isBare?: boolean
}

/** The address of a project as a code: a client's phone takes it from the crew's tablet without a network. */
export function QrCodeButton({ project, isBare = false, ...button }: QrCodeButtonProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const icon = <IconQrcode size="1.25em" stroke={1.5} aria-hidden />
  const words = ourWork.projects.code
  return (
    <>
      <Button
        {...button}
        popoverTarget={id}
        {...(isBare ? { title: words, 'aria-label': words } : { leftSection: icon })}
        {...code.preloadAtIntent}
      >
        {isBare ? icon : words}
      </Button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={classes.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className={classes.code}>
          <Lazy of={code} when={isOpen} onGiveUp={() => panel.current?.hidePopover()}>
            {({ QrCode }) => <QrCode url={projectUrl(project)} />}
          </Lazy>
        </div>
        <p>{ourWork.projects.scan}</p>
      </div>
    </>
  )
}
