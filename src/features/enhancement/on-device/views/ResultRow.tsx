import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowsDiff,
  IconDownload,
  IconPhoto,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { memo } from 'react'
import { lossQuestion } from '@/features/enhancement/batch/words'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import { StatusMark } from '@/features/enhancement/views/StatusMark'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { download, remove, retry } from '../actions'
import { inMegabytes, type LocalItem, pathOf } from '../photo'
import { useThumbnail } from '../thumbnail'
import classes from './Results.module.css'

interface ResultRowProps {
  readonly item: LocalItem
  readonly onCompare: (id: string) => void
}

/** One photograph: its thumbnail, its size before and after, its status and its buttons. */
export const ResultRow = memo(function ResultRow({ item, onCompare }: ResultRowProps) {
  const { id, originalFile, status, error, reason, result } = item
  const name = pathOf(originalFile)
  const { ref, address } = useThumbnail(originalFile)
  const compare = status === 'completed' ? () => onCompare(id) : undefined

  return (
    <li className={classes.row}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers; keys have the named button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={classes.photo} data-pressable={compare && true} onClick={compare}>
        <span ref={ref} className={classes.thumbnail}>
          {address ? <img src={address} alt="" /> : <IconPhoto size={24} stroke={1.25} aria-hidden />}
        </span>
        <div className={classes.file}>
          <span className={classes.name}>{name}</span>
          <span className={classes.size}>
            {inMegabytes(originalFile.size)}
            {result && (
              <>
                <span aria-hidden> → </span>
                <VisuallyHidden> enhanced to </VisuallyHidden>
                {inMegabytes(result.bytes)}
              </>
            )}
          </span>
        </div>
      </div>
      <div className={classes.actions}>
        <StatusMark status={status} />
        {status === 'completed' && (
          <>
            <Button
              className={classes.button}
              variant="light"
              leftSection={<IconDownload size={20} stroke={1.5} className={classes.icon} aria-hidden />}
              aria-label={`Download ${name}`}
              onClick={() => download(item)}
            >
              Download
            </Button>
            <Button
              className={classes.button}
              variant="subtle"
              leftSection={<IconArrowsDiff size={20} stroke={1.5} aria-hidden />}
              aria-label={`Compare ${name} before and after`}
              title="Compare before and after"
              onClick={compare}
            >
              <span className={classes.word}>Compare</span>
            </Button>
          </>
        )}
        {status === 'failed' && (
          <Button
            className={classes.button}
            variant="light"
            leftSection={<IconRefresh size={20} stroke={1.5} className={classes.icon} aria-hidden />}
            aria-label={`Retry ${name}`}
            onClick={() => retry(id)}
          >
            Retry
          </Button>
        )}
      </div>
      <div className={classes.remove}>
        <ConfirmButton
          className={classes.button}
          variant="subtle"
          aria-label={`Remove ${name} from the list`}
          title="Remove from the list"
          question={lossQuestion([item], 'Remove it?')}
          answer="Remove"
          onConfirm={() => remove(id)}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </ConfirmButton>
      </div>
      {error && (
        <p className={classes.note}>
          <strong>{error}</strong>
          {reason && `. ${reason}`}
        </p>
      )}
      {result?.uncached && (
        <p className={classes.note}>
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden /> Not kept on this device: download it before
          you leave this page.
        </p>
      )}
    </li>
  )
})
