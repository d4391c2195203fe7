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
import { StatusMark } from '@/features/enhancement/views/StatusMark'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { enlargement } from '~/workers/enhancer/protocol'
import { download, remove, retry } from '../commands'
import { inMegabytes, type LocalItem } from '../photo'
import { usePreview } from '../preview'
import classes from './ResultList.module.css'

interface ResultRowProps {
  readonly item: LocalItem
  readonly onCompare: (id: string) => void
}

/** One photograph: its thumbnail, its sizes before and after, its status and its buttons. */
export const ResultRow = memo(function ResultRow({ item, onCompare }: ResultRowProps) {
  const { id, originalFile, status, error, reason, result } = item
  const { name } = originalFile
  const preview = usePreview(originalFile)
  const canCompare = status === 'completed'
  const compare = () => onCompare(id)

  return (
    <div className={classes.row}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers alone; keys have the button with a name */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        className={classes.photo}
        data-pressable={canCompare || undefined}
        onClick={canCompare ? compare : undefined}
      >
        <span className={classes.thumbnail}>
          {preview ? (
            <img src={preview.address} alt="" className={classes.picture} />
          ) : (
            <IconPhoto size={24} stroke={1.25} aria-hidden />
          )}
        </span>
        <div className={classes.file}>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            {inMegabytes(originalFile.size)}
            {result && <Became>{inMegabytes(result.bytes)}</Became>}
          </span>
          {preview ? (
            <Pixels size={preview} isEnhanced={result !== null} />
          ) : (
            // Its place, so that the rows below do not move when the size is known.
            <span className={classes.facts}>{'\u00a0'}</span>
          )}
        </div>
      </div>
      <div className={classes.actions}>
        <span className={classes.state}>
          <StatusMark status={status} />
        </span>
        {status === 'completed' && (
          <>
            <Button
              className={classes.button}
              variant="light"
              leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
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
            leftSection={<IconRefresh size={20} stroke={1.5} aria-hidden />}
            aria-label={`Retry ${name}`}
            onClick={() => retry(id)}
          >
            Retry
          </Button>
        )}
      </div>
      <Button
        className={`${classes.button} ${classes.remove}`}
        variant="subtle"
        aria-label={`Remove ${name} from the list`}
        title="Remove from the list"
        onClick={() => remove(id)}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
      </Button>
      {error && (
        <p className={classes.error}>
          <strong>{error}</strong>
          {reason && `. ${reason}`}
        </p>
      )}
      {result?.uncached && (
        <p className={classes.warning}>
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
          Not kept on this device: download it before you leave this page.
        </p>
      )}
    </div>
  )
})

/** A value after the enhancement, behind the one before it. */
function Became({ children }: { readonly children: string }) {
  return (
    <>
      <span aria-hidden> → </span>
      <VisuallyHidden> enhanced to </VisuallyHidden>
      <span className={classes.measure}>{children}</span>
    </>
  )
}

interface Size {
  readonly width: number
  readonly height: number
}

function Pixels({ size, isEnhanced }: { readonly size: Size; readonly isEnhanced: boolean }) {
  return (
    <span className={classes.facts}>
      <span className={classes.measure}>
        {inPixels(size, 1)}
        {!isEnhanced && ' px'}
      </span>
      {isEnhanced && <Became>{`${inPixels(size, enlargement)} px`}</Became>}
    </span>
  )
}

function inPixels({ width, height }: Size, factor: number): string {
  return `${Math.floor(width * factor)} × ${Math.floor(height * factor)}`
}
