import { Button } from '@mantine/core'
import { memo, useMemo, useRef, useState } from 'react'
import { isFailed } from '@/features/enhancement/batch/item'
import { rotationOf } from '@/features/enhancement/rotation'
import smallButton from '@/features/enhancement/views/small-button.module.css'
import { lazyModule } from '@/lib/lazy-module'
import { Lazy } from '@/ui/Lazy'
import {
  canShare,
  download,
  newBatch,
  pickToJoin,
  readPictures,
  rotateResult,
  share,
  startJoining,
  stopJoining,
} from '../actions'
import { placeFor } from '../join-pair'
import type { LocalBatch } from '../library'
import { type LocalItem, pathOf } from '../photo'
import { isNewBatchNext, useLocalState } from '../state'
import { useListFollow } from '../use-list-follow'
import { BatchName } from './BatchName'
import { ResultRow } from './ResultRow'
import classes from './Results.module.css'

const compareDialog = lazyModule(() => import('@/features/enhancement/views/CompareDialog'))

/**
 * The list of the chosen photos, what can be done with all of them, and the comparison of one. To be keyed by the
 * batch: what is compared, and how far the list is open, end with it.
 */
export const ResultsPanel = memo(function ResultsPanel({ batch }: { readonly batch: LocalBatch }) {
  const [comparedId, setComparedId] = useState<string | null>(null)
  const end = useRef<HTMLSpanElement>(null)
  const pair = useLocalState(({ joining }) => joining)
  const shown = useMemo(() => inOrder(batch), [batch])
  const compared = shown.find(({ id }) => id === comparedId)
  const close = () => setComparedId(null)
  const [most, setMost] = useState(step)
  const scroller = useListFollow(shown, (index) =>
    setMost(Math.max(most, Math.ceil((index + 1) / step) * step)),
  )

  return (
    <>
      <div className={classes.panel}>
        <div className={classes.called}>
          <BatchName id={batch.id} label="Name of this batch" placeholder="Name, like “Kitchen, Mentor”" />
        </div>
        <div className={classes.bar}>
          <p role="status">{`${batch.items.length} image(s) ready`}</p>
          {(pair || shown.filter(({ result }) => result).length > 1) && (
            <Button
              className={smallButton.button}
              variant={pair ? 'light' : 'subtle'}
              title="Make one picture of a before and an after"
              aria-pressed={pair !== null}
              onClick={pair ? stopJoining : startJoining}
            >
              Join
            </Button>
          )}
          <Button
            className={smallButton.button}
            variant={isNewBatchNext(batch) ? 'filled' : 'subtle'}
            title="Put this one aside, as it is, and begin another"
            onClick={newBatch}
          >
            New Batch
          </Button>
        </div>
        <button type="button" className={classes.skip} onClick={() => end.current?.focus()}>
          Skip the list
        </button>
        <section
          ref={scroller}
          className={classes.scroller}
          aria-label="Chosen images"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is operated by its arrow keys
          tabIndex={0}
        >
          <ul>
            {shown.slice(0, most).map((item) => (
              <ResultRow
                key={item.id}
                item={item}
                onCompare={setComparedId}
                place={pair && placeFor(pair, item)}
                onPick={pickToJoin}
              />
            ))}
          </ul>
          {shown.length > most && (
            <Button className={smallButton.button} variant="subtle" onClick={() => setMost(most + step)}>
              {`Show ${Math.min(step, shown.length - most)} more`}
            </Button>
          )}
        </section>
        <span ref={end} tabIndex={-1} />
      </div>
      <Lazy of={compareDialog} when={comparedId !== null} onGiveUp={close}>
        {({ CompareDialog }) =>
          compared && (
            <CompareDialog
              title={pathOf(compared.originalFile)}
              items={shown}
              id={compared.id}
              load={(signal) => readPictures(compared, signal)}
              onDownload={() => download(compared)}
              onShare={canShare() ? () => share([compared]) : undefined}
              onTurn={setComparedId}
              rotation={rotationOf(compared.result).wanted}
              onRotate={() => rotateResult(compared)}
              onClose={close}
            />
          )
        }
      </Lazy>
    </>
  )
})

/** So many photos are shown at first, and so many more with each press. */
const step = 100

/** Failures come first once the batch has ended. Until then, nothing changes its place. */
function inOrder(batch: LocalBatch): readonly LocalItem[] {
  if (batch.phase !== 'idle' || !batch.items.some(isFailed)) return batch.items
  return [...batch.items.filter(isFailed), ...batch.items.filter((item) => !isFailed(item))]
}
