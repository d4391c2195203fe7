import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { CompareSlider } from '../../ui/CompareSlider'
import classes from './CompareDialog.module.css'

export interface CompareDialogProps {
  /** What the picture shows. */
  readonly title: string
  /** Address of the picture as it was. */
  readonly before: string
  /** Address of the enhanced picture. */
  readonly after: string
  readonly onClose: () => void
}

/** A picture before and after its enhancement, as large as the screen allows. */
export default function CompareDialog({ title, before, after, onClose }: CompareDialogProps) {
  const fillsScreen = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen={fillsScreen}
      size="min(76rem, 94vw)"
      padding={fillsScreen ? 16 : 24}
      radius={fillsScreen ? 0 : 'lg'}
    >
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine's own header would be a second banner of the page to screen readers. */}
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton className={classes.close} aria-label="Close" iconSize={24} />
        </div>
        <Modal.Body>
          <CompareSlider
            before={before}
            after={after}
            beforeAlt={`${title}, before`}
            afterAlt={`${title}, enhanced`}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
