import { Button } from '@mantine/core'
import { useId } from 'react'
import { isFailed } from '@/features/enhancement/batch/item'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import smallButton from '@/features/enhancement/views/small-button.module.css'
import { useKeeping } from '@/lib/persistent-storage'
import patterns from '@/ui/patterns.module.css'
import { deleteBatch, openBatch, stopSaving } from '../actions'
import { nameOf, ownNameOf } from '../batch-name'
import { deletionQuestion } from '../deletion-question'
import { allItems, type LocalBatch } from '../library'
import type { LocalItem } from '../photo'
import { roomFreedBy, roomOf } from '../room'
import { shelfOf } from '../shelf'
import { shelvedFacts } from '../shelf-words'
import { roughSize } from '../size-words'
import { useLocalState } from '../state'
import { useToday } from '../use-today'
import { stayWords } from '../words'
import { BatchName } from './BatchName'
import { ListProgress } from './ListProgress'
import classes from './Shelf.module.css'
import { Thumbnail } from './Thumbnail'

/** Earlier batches, newest first. */
export function Shelf() {
  const shelf = shelfOf(useLocalState((state) => state.library))
  const keeping = useKeeping()
  const words = useLocalState((state) => stayWords(state, keeping))
  const titleId = useId()
  if (shelf.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        Earlier batches
      </h3>
      <p className={patterns.small}>{words}</p>
      <ul className={classes.shelf}>
        {shelf.map((batch) => (
          <Line key={batch.id} batch={batch} />
        ))}
      </ul>
    </section>
  )
}

/** The photos by which a batch is recognized. One that failed may have no picture. */
const picturedIn = (items: readonly LocalItem[]) =>
  [...items.filter((item) => !isFailed(item)), ...items.filter(isFailed)].slice(0, 3)

function Line({ batch }: { readonly batch: LocalBatch }) {
  const { library, uncopied, jpegs } = useLocalState((state) => state)
  const { id, items, saving, phase, isLeaving } = batch
  const [name, ownName] = [nameOf(batch), ownNameOf(batch)]
  const others = allItems(library).filter((item) => item.batch !== id)
  const size = roughSize(roomFreedBy(batch, others, uncopied, jpegs))
  const facts = shelvedFacts(batch, roomOf(items, uncopied), useToday())
  return (
    <li className={classes.line}>
      <div className={classes.pictures}>
        {picturedIn(items).map((item) => (
          <Thumbnail key={item.id} {...item} />
        ))}
      </div>
      <div className={classes.words}>
        {isLeaving ? (
          <strong className={classes.name}>{name}</strong>
        ) : (
          <BatchName id={id} label={`Name of this batch: ${ownName}`} placeholder={ownName} />
        )}
        <p className={patterns.small}>{isLeaving ? 'Deleting' : facts}</p>
      </div>
      {!isLeaving && (
        <div className={classes.actions}>
          {saving && (
            <Button
              className={smallButton.button}
              variant="default"
              aria-label={`Stop saving ${name}`}
              onClick={() => stopSaving(id)}
            >
              Stop Saving
            </Button>
          )}
          <Button
            className={smallButton.button}
            variant="light"
            aria-label={`Open ${name}`}
            onClick={() => openBatch(id)}
          >
            Open
          </Button>
          <ConfirmButton
            className={smallButton.button}
            variant="subtle"
            aria-label={`Delete ${size}: ${name}`}
            question={deletionQuestion(batch)}
            answer="Delete"
            onConfirm={() => deleteBatch(batch)}
          >
            {`Delete ${size}`}
          </ConfirmButton>
        </div>
      )}
      {(saving || phase === 'running') && (
        <div className={classes.progress}>
          <ListProgress batch={batch} />
        </div>
      )}
    </li>
  )
}
