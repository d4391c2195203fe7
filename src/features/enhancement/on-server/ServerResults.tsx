import { Photo } from '@/ui/Photo'
import type { Failure } from '../batch/item'
import { ItemRow } from '../views/ItemRow'
import thumbnail from '../views/Thumbnail.module.css'
import { downloadImage } from './download-image'
import { failureWords, isSameFailure } from './failures'
import classes from './ServerTool.module.css'
import { fileNameOf, type ServerItem, sendServer } from './server-tool'

interface ServerResultsProps {
  readonly items: readonly ServerItem[]
  /** Said above the list for all images. */
  readonly saidOnce: Failure | null
  readonly onCompare: (id: string) => void
}

export function ServerResults({ items, saidOnce, onCompare }: ServerResultsProps) {
  return (
    <ul className={classes.grid}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <ItemRow
            item={item}
            failure={item.error && wordsBeside(item.error, saidOnce)}
            name={item.description}
            thumbnail={
              <Photo name={item.photo} alt="" sizes="88px" ratio="1" className={thumbnail.thumbnail} />
            }
            facts={fileNameOf(item)}
            onDownload={() => downloadImage(item)}
            onCompare={() => onCompare(item.id)}
            onRetry={() => sendServer({ type: 'retry', id: item.id })}
          />
        </li>
      ))}
    </ul>
  )
}

function wordsBeside(failure: Failure, saidOnce: Failure | null) {
  const words = failureWords(failure)
  return saidOnce && isSameFailure(failure, saidOnce) ? { ...words, reason: null } : words
}
