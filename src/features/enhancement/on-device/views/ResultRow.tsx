import { Button } from '@mantine/core'
import { IconArrowsDiff, IconDownload, IconPhoto, IconRefresh, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
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
  const { ref, address } = useThumbnail(originalFile, result)
  const compare = result ? () => onCompare(id) : undefined

  return (
    <li className={classes.row}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers; keys have the named button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={classes.photo} data-pressable={compare && true} onClick={compare}>
        <span ref={ref} className={classes.thumbnail}>
          {address ? <img src={address} alt="" /> : <IconPhoto size={24} stroke={1.25} aria-hidden />}
        </span>
        <div className={classes.file}>
          <p className={classes.name} title={name}>
            {name}
          </p>
          <p className={classes.facts}>
            <StatusMark status={status} />{' '}
            <span className={classes.size}>
              <span>{inMegabytes(originalFile.size)}</span>
              {result && (
                <>
                  <span aria-hidden> → </span>
                  <VisuallyHidden> enhanced to </VisuallyHidden>
                  <span>{inMegabytes(result.bytes)}</span>
                </>
              )}
            </span>{' '}
            {error && (
              <span className={classes.note}>
                <strong>{error}</strong>
                {reason && <span>{`. ${reason}`}</span>}
              </span>
            )}
            {result?.uncached && (
              <span className={classes.note}>
                Not kept on this device: download it before you leave this page.
              </span>
            )}
          </p>
        </div>
      </div>
      <div className={classes.actions}>
        {result && (
          <>
            <Button
              className={classes.button}
              variant="light"
              leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
              aria-label={`Download ${name}`}
              title="Download"
              onClick={() => download(item)}
            >
              <span className={classes.word}>Download</span>
            </Button>
            <Button
              className={clsx(classes.button, classes.compare)}
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
            leftSection={<IconRefresh size={20} stroke={1.5} aria-hidden />}
            aria-label={`Retry ${name}`}
            title="Retry"
            onClick={() => retry(id)}
          >
            <span className={classes.word}>Retry</span>
          </Button>
        )}
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
    </li>
  )
})
