import { Button } from '@mantine/core'
import { IconArrowsDiff, IconRefresh } from '@tabler/icons-react'
import { Photo } from '@/ui/Photo'
import patterns from '@/ui/patterns.module.css'
import controls from '../views/BatchControls.module.css'
import { HandOverButtons } from '../views/HandOverButtons'
import { StatusMark } from '../views/StatusMark'
import { downloadImage } from './download-image'
import classes from './ServerTool.module.css'
import { fileNameOf, type ServerItem } from './server-tool'

interface ServerResultsProps {
  readonly items: readonly ServerItem[]
  readonly onCompare: (item: ServerItem) => void
  readonly onRetry: (item: ServerItem) => void
}

export function ServerResults({ items, onCompare, onRetry }: ServerResultsProps) {
  return (
    <ul className={classes.grid}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <Photo name={item.photo} alt="" sizes="6rem" ratio="1" />
          <div className={classes.words}>
            <p className={classes.description}>{item.description}</p>
            <p className={patterns.small}>{fileNameOf(item)}</p>
            <StatusMark {...item} />
          </div>
          {item.error && (
            <p className={classes.error}>
              <strong>{item.error}</strong>
              {item.reason && <span>{`. ${item.reason}`}</span>}
            </p>
          )}
          {item.status === 'completed' && (
            <div className={classes.actions}>
              <HandOverButtons name={item.description} onDownload={() => downloadImage(item)} />
              <Button
                className={controls.small}
                variant="default"
                leftSection={<IconArrowsDiff size={20} stroke={1.5} aria-hidden />}
                aria-label={`Compare ${item.description} before and after`}
                onClick={() => onCompare(item)}
              >
                Compare
              </Button>
            </div>
          )}
          {item.status === 'failed' && (
            <div className={classes.actions}>
              <Button
                className={controls.small}
                variant="default"
                leftSection={<IconRefresh size={20} stroke={1.5} aria-hidden />}
                aria-label={`Retry ${item.description}`}
                onClick={() => onRetry(item)}
              >
                Retry
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
