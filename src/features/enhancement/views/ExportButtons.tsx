import { Button } from '@mantine/core'
import { IconDownload, IconShare2 } from '@tabler/icons-react'
import smallButton from './small-button.module.css'

export interface ExportButtonsProps {
  /** The name people know the picture by. */
  readonly name: string
  readonly onDownload: () => void
  /** Only where the device can share. */
  readonly onShare?: (() => void) | undefined
}

/** The buttons that export one result. */
export function ExportButtons({
  name,
  variant,
  onDownload,
  onShare,
}: ExportButtonsProps & { readonly variant: 'light' | 'subtle' }) {
  return (
    <>
      <Button
        className={smallButton.button}
        variant={variant}
        leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
        aria-label={`Download ${name}`}
        title="Download"
        onClick={onDownload}
      >
        <span className={smallButton.word}>Download</span>
      </Button>
      {onShare && (
        <Button
          className={smallButton.button}
          variant="subtle"
          aria-label={`Share ${name}`}
          title="Share"
          onClick={onShare}
        >
          <IconShare2 size={20} stroke={1.5} aria-hidden />
        </Button>
      )}
    </>
  )
}
