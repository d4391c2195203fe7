import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { useEffect, useEffectEvent } from 'react'
import styles from './EstimateDialog.module.css'
import { EstimateForm } from './EstimateForm'

export interface EstimateDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The full estimate form in a dialog; all of a phone's screen, so that the keyboard leaves room to write. */
export default function EstimateDialog({ isOpen, onClose }: EstimateDialogProps) {
  const fillsScreen = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  useBackGesture(isOpen, onClose)

  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      fullScreen={fillsScreen}
      // Whoever opened the dialog takes the focus back: a browser that does not focus what is clicked lost it.
      returnFocus={false}
      size="42rem"
      padding={fillsScreen ? 20 : 32}
      radius={fillsScreen ? 0 : 'lg'}
      centered
      // Given to the content itself, the class would reach the element around it, too.
      classNames={{
        content: styles.content,
        header: styles.header,
        title: styles.title,
        close: styles.close,
      }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Screen readers would take its element for a second banner of the page. */}
        <Modal.Header role="presentation">
          <Modal.Title>Get your free estimate</Modal.Title>
          <Modal.CloseButton aria-label="Close" iconSize={24} />
        </Modal.Header>
        <Modal.Body>
          {/* On a phone the keyboard would cover the form before it was seen. */}
          <EstimateForm variant="full" isBare place="dialog" startsInFirstField={!fillsScreen} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/** Where the browser offers it, a phone's "back" closes the dialog and not the page. */
function useBackGesture(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return
    const watcher = new (window.CloseWatcher as new () => CloseWatcher)()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}
