import { IconDownload, IconPhoto, IconRefresh, IconX } from '@tabler/icons-react'
import { memo } from 'react'
import { StatusMark } from '@/features/enhancement/views/StatusMark'
import { download, remove, retry } from '../commands'
import { usePreview } from '../preview/use-preview'
import type { ResultRowProps } from './ResultRow'
import classes from './ResultTile.module.css'

/** One photograph in the grid: a large thumbnail that opens its comparison, its status and its buttons. */
export const ResultTile = memo(function ResultTile({ item, canTry, onCompare }: ResultRowProps) {
  const { id, originalFile, status, error, reason, result } = item
  const { name } = originalFile
  const preview = usePreview(originalFile)
  const isDone = status === 'completed'
  const isTriable = status === 'pending' && canTry
  const warnings = [...(result?.uncached ? ['Not kept: download it'] : [])]

  return (
    <div className={classes.tile}>
      {error ? (
        <p className={classes.error}>{[error, reason].filter(Boolean).join('. ')}</p>
      ) : (
        <button
          type="button"
          className={classes.thumbnail}
          aria-label={isDone ? `Compare ${name} before and after` : `Try ${name}`}
          disabled={!isDone && !isTriable}
          onClick={() => onCompare(id)}
        >
          {preview?.thumbnailUrl ? (
            <img src={preview.thumbnailUrl} alt="" className={classes.picture} />
          ) : (
            <IconPhoto size={32} stroke={1.25} aria-hidden />
          )}
        </button>
      )}
      <p className={classes.name} title={name}>
        {name}
      </p>
      <div className={classes.actions}>
        <span className={classes.status}>
          <StatusMark status={status} />
        </span>
        {isDone && (
          <button
            type="button"
            className={classes.action}
            aria-label={`Download ${name}`}
            onClick={() => download(item)}
          >
            <IconDownload size={20} stroke={1.5} aria-hidden />
          </button>
        )}
        {status === 'failed' && (
          <button
            type="button"
            className={classes.action}
            aria-label={`Retry ${name}`}
            onClick={() => retry(id)}
          >
            <IconRefresh size={20} stroke={1.5} aria-hidden />
          </button>
        )}
      </div>
      {warnings.length > 0 && <p className={classes.warning}>{warnings.join('. ')}</p>}
      <button
        type="button"
        className={`${classes.action} ${classes.remove}`}
        aria-label={`Remove ${name} from the list`}
        onClick={() => remove(id)}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
      </button>
    </div>
  )
})
