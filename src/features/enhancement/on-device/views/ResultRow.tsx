import { Button } from '@mantine/core'
import { IconArrowsDiff, IconPhoto, IconRefresh, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { memo } from 'react'
import { lossQuestion } from '@/features/enhancement/batch/words'
import controls from '@/features/enhancement/views/BatchControls.module.css'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import { HandOverButtons } from '@/features/enhancement/views/HandOverButtons'
import { StatusMark } from '@/features/enhancement/views/StatusMark'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { canShare, download, remove, retry, share } from '../actions'
import { inMegabytes, type LocalItem, pathOf } from '../photo'
import { useThumbnail } from '../thumbnail'
import classes from './Results.module.css'

interface ResultRowProps {
  readonly item: LocalItem
  readonly onCompare: (id: string) => void
}

/** One photo: its thumbnail, its size before and after, its status and its buttons. */
export const ResultRow = memo(function ResultRow({ item, onCompare }: ResultRowProps) {
  const { id, originalFile, status, error, reason, result, isExported } = item
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
            <StatusMark {...item} />{' '}
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
            {result?.uncached && !isExported && (
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
            <HandOverButtons
              name={name}
              className={classes.button}
              onDownload={() => download(item)}
              onShare={canShare() ? () => share([item]) : undefined}
            />
            <Button
              className={clsx(classes.button, classes.compare)}
              variant="subtle"
              leftSection={<IconArrowsDiff size={20} stroke={1.5} aria-hidden />}
              aria-label={`Compare ${name} before and after`}
              title="Compare before and after"
              onClick={compare}
            >
              <span className={controls.word}>Compare</span>
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
            <span className={controls.word}>Retry</span>
          </Button>
        )}
        <ConfirmButton
          className={classes.button}
          variant="subtle"
          aria-label={`Remove ${name} from the list`}
          title="Remove from the list"
          question={result ? lossQuestion([item], 'Remove it?') : undefined}
          answer="Remove"
          onConfirm={() => remove(id)}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </ConfirmButton>
      </div>
    </li>
  )
})
