import { Modal, type ModalContentProps } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useLayoutEffect } from 'react'
import { business } from '@/content/business/business'
import { useCloseWatcher } from '@/lib/use-close-watcher'
import classes from './Dialog.module.css'
import { RedrawBoundary } from './RedrawBoundary'

interface DialogProps extends Omit<ModalContentProps, 'title'> {
  readonly title: string
  readonly fillsScreen?: boolean
  readonly onClose: () => void
}

/** Mantine's modal with the site's header. It is open for as long as it is rendered. */
export function Dialog({ title, fillsScreen = false, onClose, className, children, ...others }: DialogProps) {
  useOpenerFocus()
  useCloseWatcher(onClose)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnEscape={false}
      fullScreen={fillsScreen}
      transitionProps={{ duration: 0 }}
      removeScrollProps={{ allowPinchZoom: true }}
    >
      <Modal.Overlay className={classes.overlay} />
      <Modal.Content
        classNames={{ inner: classes.place, content: clsx(classes.dialog, className) }}
        {...others}
      >
        <div className={classes.header}>
          {/* Of all of a screen the title is what's read first. Elsewhere the first control has the focus. */}
          <Modal.Title className={classes.title} tabIndex={-1} data-autofocus={fillsScreen || undefined}>
            {title}
          </Modal.Title>
          <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
            <IconX size={24} stroke={1.5} aria-hidden />
          </button>
        </div>
        <RedrawBoundary>{children}</RedrawBoundary>
        <p data-paper className={classes.sender}>
          {`${business.name}, ${business.phone}, ${business.siteUrl}`}
        </p>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Gives the focus back at the end. Mantine does that only for a modal that it has opened itself. */
function useOpenerFocus(): void {
  useLayoutEffect(() => {
    const { activeElement } = document
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
    }
  }, [])
}
