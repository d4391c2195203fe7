import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import { Comparison } from '../../../ui/Comparison'
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

/** How many times larger the pictures are shown when zoomed in. */
const zoom = 4

/**
 * A picture before and after its enhancement, as large as the screen allows. Zoomed in, moving the line between them also
 * moves what is seen, from one side of the picture to the other.
 */
export default function CompareDialog({ title, before, after, onClose }: CompareDialogProps) {
  const fillsScreen = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const [isZoomed, setZoomed] = useState(false)
  const ZoomIcon = isZoomed ? IconZoomOut : IconZoomIn

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
        <Modal.Body className={classes.body} style={{ '--zoom': isZoomed ? zoom : 1 } as CSSProperties}>
          <Comparison
            label="Line between before and after"
            className={classes.comparison}
            before={<img className={classes.before} src={before} alt={`${title}, before`} />}
            after={<img className={classes.after} src={after} alt={`${title}, enhanced`} />}
          />
          <Button
            className={classes.zoom}
            variant="subtle"
            aria-pressed={isZoomed}
            leftSection={<ZoomIcon size={20} stroke={1.5} aria-hidden />}
            onClick={() => setZoomed(!isZoomed)}
          >
            Zoom
          </Button>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
