import { Button } from '@mantine/core'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { memo, useMemo, useState } from 'react'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { countsOf, isCompleted, isFailed } from '@/features/enhancement/batch/item'
import { compareDialog } from '@/features/enhancement/lazy'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import { Lazy } from '@/ui/Lazy'
import { clearList, forget, retry } from '../commands'
import type { LocalItem } from '../photo'
import type { LocalBatch } from '../state'
import { ResultList } from './ResultList'
import classes from './ResultList.module.css'
import { useComparison } from './use-comparison'

/** The list of the chosen photographs, what can be done with all of them, and the comparison of one. */
export const ResultsPanel = memo(function ResultsPanel({ batch }: { readonly batch: LocalBatch }) {
  const [comparedId, setComparedId] = useState<string | null>(null)
  const counts = countsOf(batch.items)
  const unkept = batch.items.filter(({ result }) => result?.uncached).length
  const shown = useMemo(() => inOrder(batch), [batch])
  const comparable = shown.filter(isCompleted)
  const place = comparable.findIndex(({ id }) => id === comparedId)
  const comparison = useComparison(comparable[place], (item) => {
    setComparedId(null)
    forget([item])
  })
  const goTo = (index: number) => {
    const item = comparable[index]
    return item && (() => setComparedId(item.id))
  }

  return (
    <>
      <div className={classes.panel}>
        <div className={classes.bar}>
          {counts.failed > 0 && (
            <Button
              className={classes.action}
              variant="subtle"
              leftSection={<IconRefresh size={20} stroke={1.5} aria-hidden />}
              onClick={() => retry()}
            >
              Retry All Failed ({counts.failed})
            </Button>
          )}
          {!isBusy(batch) && (
            <ConfirmButton
              className={classes.action}
              variant="subtle"
              leftSection={<IconTrash size={20} stroke={1.5} aria-hidden />}
              question={
                unkept > 0 ? `${unkept} of these results exist only here. Clear the list?` : undefined
              }
              onConfirm={clearList}
            >
              Clear List
            </ConfirmButton>
          )}
        </div>
        <ResultList items={shown} onCompare={setComparedId} />
      </div>
      <Lazy of={compareDialog} when={comparedId !== null} onGiveUp={() => setComparedId(null)}>
        {({ default: CompareDialog }) =>
          comparison && (
            <CompareDialog
              {...comparison}
              place={`${place + 1} of ${comparable.length}`}
              onPrevious={goTo(place - 1)}
              onNext={goTo(place + 1)}
              onClose={() => setComparedId(null)}
            />
          )
        }
      </Lazy>
    </>
  )
})

/** Failures come first once the batch has ended. Until then, nothing changes its place. */
function inOrder(batch: LocalBatch): readonly LocalItem[] {
  if (batch.phase !== 'idle' || !batch.items.some(isFailed)) return batch.items
  return [...batch.items.filter(isFailed), ...batch.items.filter((item) => !isFailed(item))]
}
