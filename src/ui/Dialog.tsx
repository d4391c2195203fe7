import { Modal, type ModalContentProps } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react'
import { hasCloseWatcher, useCloseWatcher } from '@/lib/use-close-watcher'
import classes from './Dialog.module.css'

export interface DialogProps extends Omit<ModalContentProps, 'title'> {
  readonly title: string
  /** Shown beside the title, before the close button. */
  readonly buttons?: ReactNode
  readonly fillsScreen?: boolean
  readonly onClose: () => void
}

/** Mantine's modal with the site's header. It is open for as long as it is rendered. */
export function Dialog({
  title,
  buttons,
  fillsScreen = false,
  onClose,
  className = '',
  children,
  ...others
}: DialogProps) {
  useFocusReturn()
  useCloseWatcher(onClose)
  return (
    <Modal.Root
      opened
      onClose={onClose}
      closeOnEscape={!hasCloseWatcher}
      fullScreen={fillsScreen}
      transitionProps={{ duration: 0 }}
      removeScrollProps={{ allowPinchZoom: true }}
    >
      <Modal.Overlay className={classes.overlay} />
      <Modal.Content
        classNames={{ inner: classes.place, content: `${classes.dialog} ${className}` }}
        {...others}
      >
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <div className={classes.buttons}>
            {buttons}
            <DialogButton aria-label="Close" data-autofocus={buttons ? true : undefined} onClick={onClose}>
              <IconX size={24} stroke={1.5} aria-hidden />
            </DialogButton>
          </div>
        </div>
        {children}
      </Modal.Content>
    </Modal.Root>
  )
}

/** Mantine returns the focus only from a modal that it has opened itself. */
function useFocusReturn(): void {
  useLayoutEffect(() => {
    const { activeElement } = document
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
    }
  }, [])
}

/** A button with one icon, beside the title. */
export function DialogButton(props: ComponentProps<'button'>) {
  return <button type="button" className={classes.button} {...props} />
}
