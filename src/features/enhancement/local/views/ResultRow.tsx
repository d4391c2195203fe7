import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconArrowsDiff,
  IconDownload,
  IconPhoto,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { memo, useEffect, useState } from 'react'
import { StatusMark } from '@/features/enhancement/views/StatusMark'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { enlargement } from '~/workers/enhancer/protocol'
import { download, remove, retry } from '../commands'
import { inMegabytes, type LocalItem, type Original } from '../photo'
import classes from './ResultList.module.css'

interface ResultRowProps {
  readonly item: LocalItem
  readonly onCompare: (id: string) => void
}

/** One photograph: its thumbnail, its sizes before and after, its status and its buttons. */
export const ResultRow = memo(function ResultRow({ item, onCompare }: ResultRowProps) {
  const { id, originalFile, status, error, reason, result } = item
  const { name } = originalFile
  const [size, setSize] = useState<Size | null>(null)
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
        <Thumbnail original={originalFile} onSize={setSize} />
        <div className={classes.file}>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            {inMegabytes(originalFile.size)}
            {result && <Became>{inMegabytes(result.bytes)}</Became>}
          </span>
          {size ? (
            <Pixels size={size} isEnhanced={result !== null} />
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

/** The sides of an upright picture, in pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

interface ThumbnailProps {
  readonly original: Original
  readonly onSize: (size: Size) => void
}

/** The photograph itself, which browsers decode no larger than it is shown; an icon where they can't. */
function Thumbnail({ original, onSize }: ThumbnailProps) {
  const [address, setAddress] = useState<string | null>(null)

  useEffect(() => {
    let made: string | null = null
    let isGone = false
    const show = (photo: Blob) => {
      if (isGone) return
      made = URL.createObjectURL(photo)
      setAddress(made)
    }
    // A photograph that can't be read says so when its turn comes.
    original.read().then(show, () => {})
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [original])

  return (
    <span className={classes.thumbnail}>
      {address ? (
        <img
          src={address}
          alt=""
          decoding="async"
          className={classes.picture}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            onSize({ width, height })
          }
          onError={() => setAddress(null)}
        />
      ) : (
        <IconPhoto size={24} stroke={1.25} aria-hidden />
      )}
    </span>
  )
}

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
