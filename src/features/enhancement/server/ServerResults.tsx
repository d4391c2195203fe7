import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { StatusMark } from '../StatusMark'
import classes from './ServerResults.module.css'
import { fileNameOf, type ServerItem } from './server-item'

interface ServerResultsProps {
  readonly items: readonly ServerItem[]
  readonly onDownload: (item: ServerItem) => void
}

/** The site's images and what has become of each. */
export function ServerResults({ items, onDownload }: ServerResultsProps) {
  return (
    <ul className={classes.grid}>
      {items.map((item) => (
        <li key={item.originalPath} className={classes.item}>
          <div>
            <p className={classes.description}>{item.description}</p>
            <p className={classes.name}>{fileNameOf(item)}</p>
          </div>
          <StatusMark status={item.status} />
          {item.error && <p className={classes.error}>{item.error}</p>}
          {item.status === 'completed' && (
            <Button
              className={classes.download}
              variant="light"
              leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
              aria-label={`Download ${item.description}`}
              onClick={() => onDownload(item)}
            >
              Download
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
