import { Photo } from '@/ui/Photo'
import { ItemRow } from '../views/ItemRow'
import { downloadImage } from './download-image'
import { failureWords } from './failures'
import classes from './ServerTool.module.css'
import { fileNameOf, type ServerItem, sendServer } from './server-tool'

interface ServerResultsProps {
  readonly items: readonly ServerItem[]
  readonly onCompare: (id: string) => void
}

export function ServerResults({ items, onCompare }: ServerResultsProps) {
  return (
    <ul className={classes.grid}>
      {items.map((item) => (
        <li key={item.id} className={classes.item}>
          <ItemRow
            item={item}
            failure={item.error && failureWords(item.error)}
            name={item.description}
            thumbnail={<Photo name={item.photo} alt="" sizes="60px" ratio="1" />}
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
