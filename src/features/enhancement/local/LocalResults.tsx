import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { StatusMark } from '../StatusMark'
import classes from './LocalResults.module.css'
import { inMegabytes, type LocalItem } from './local-item'

interface LocalResultsProps {
  readonly items: readonly LocalItem[]
  readonly onDownload: (item: LocalItem) => void
}

/** The chosen photographs and what has become of each. */
export function LocalResults({ items, onDownload }: LocalResultsProps) {
  return (
    // The list scrolls when it is long, so the keyboard must be able to reach and scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is operated by its arrow keys
    <section className={classes.scroller} aria-label="Chosen images" tabIndex={0}>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id} className={classes.item}>
            <div className={classes.file}>
              <span className={classes.name}>{item.originalFile.name}</span>
              <span className={classes.size}>{inMegabytes(item.originalFile.size)}</span>
            </div>
            <StatusMark status={item.status} />
            {item.error && <p className={classes.error}>{item.error}</p>}
            {item.status === 'completed' && (
              <Button
                className={classes.download}
                variant="light"
                leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
                aria-label={`Download ${item.originalFile.name}`}
                onClick={() => onDownload(item)}
              >
                Download
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
