import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useId } from 'react'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import smallButton from '@/features/enhancement/views/small-button.module.css'
import patterns from '@/ui/patterns.module.css'
import { deleteBatch, openBatch } from '../actions'
import { roughSize } from '../photo'
import { deletionQuestion, shelvedFacts, shelvedName } from '../shelf-words'
import { roomOf, type ShelvedBatch } from '../shelved-batch'
import { useLocalState } from '../state'
import classes from './Shelf.module.css'

/** Earlier batches, newest first. They stay until they are deleted, or their room is needed. */
export function Shelf() {
  const shelf = useLocalState((state) => state.shelf)
  const titleId = useId()
  if (shelf.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        Earlier batches
      </h3>
      <p className={patterns.small}>
        What you’ve saved stays for 14 days, or until this device needs the room. Anything else stays.
      </p>
      <ul className={classes.shelf}>
        {shelf.map((batch) => (
          <Line key={batch.id} batch={batch} />
        ))}
      </ul>
    </section>
  )
}

function Line({ batch }: { readonly batch: ShelvedBatch }) {
  const name = shelvedName(batch)
  const size = roughSize(roomOf(batch.items))
  return (
    <li className={classes.line}>
      <IconPhoto size={24} stroke={1.25} aria-hidden />
      <div className={classes.words}>
        <strong className={classes.name} title={name}>
          {name}
        </strong>
        <p className={patterns.small}>{shelvedFacts(batch, Date.now())}</p>
      </div>
      <div className={classes.actions}>
        <Button
          className={smallButton.button}
          variant="light"
          aria-label={`Open ${name}`}
          onClick={() => openBatch(batch.id)}
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
    </li>
  )
}
