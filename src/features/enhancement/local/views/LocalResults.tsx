import { Button } from '@mantine/core'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { lazy, memo, Suspense, useCallback, useEffect, useState } from 'react'
import { isBusy } from '../../batch/batch'
import { countsOf } from '../../batch/enhancement-item'
import { clearList, retry } from '../commands'
import { readResult } from '../engine/enhance-photo'
import type { LocalItem } from '../store/local-item'
import type { LocalBatch } from '../store/local-state'
import classes from './LocalResults.module.css'
import { ResultRow } from './ResultRow'

const CompareDialog = lazy(() => import('../../views/CompareDialog'))

/** The chosen photographs and what has become of each. */
export const LocalResults = memo(function LocalResults({ batch }: { readonly batch: LocalBatch }) {
  const [compared, setCompared] = useState<Compared | null>(null)
  const { failed } = countsOf(batch.items)
  const compare = useCallback(async (item: LocalItem) => setCompared(await compareItem(item)), [])
  // The pictures have object URLs of their own, which are revoked when the comparison closes.
  useEffect(() => compared?.release, [compared])

  return (
    <>
      <div className={classes.list}>
        <div className={classes.bar}>
          {failed > 0 && (
            <Button
              className={classes.action}
              variant="subtle"
              leftSection={<IconRefresh size={20} stroke={1.5} aria-hidden />}
              onClick={() => retry()}
            >
              Retry All Failed ({failed})
            </Button>
          )}
          {!isBusy(batch) && (
            <Button
              className={classes.action}
              variant="subtle"
              leftSection={<IconTrash size={20} stroke={1.5} aria-hidden />}
              onClick={clearList}
            >
              Clear List
            </Button>
          )}
        </div>
        {/* The list scrolls when it is long, so the keyboard must be able to reach and scroll it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is operated by its arrow keys */}
        <section className={classes.scroller} aria-label="Chosen images" tabIndex={0}>
          <ul>
            {batch.items.map((item) => (
              <ResultRow key={item.id} item={item} onCompare={compare} />
            ))}
          </ul>
        </section>
      </div>
      {compared && (
        <Suspense>
          <CompareDialog
            title={compared.title}
            before={compared.before}
            after={compared.after}
            onClose={() => setCompared(null)}
          />
        </Suspense>
      )}
    </>
  )
})

interface Compared {
  readonly title: string
  readonly before: string
  readonly after: string
  readonly release: () => void
}

/** `null` when the original or its result cannot be read any more. */
async function compareItem({ originalFile, result }: LocalItem): Promise<Compared | null> {
  if (!result) return null
  const files = await Promise.all([originalFile.read(), readResult(result)]).catch(() => null)
  if (!files) return null
  const [before, after] = [URL.createObjectURL(files[0]), URL.createObjectURL(files[1])]
  const release = () => {
    URL.revokeObjectURL(before)
    URL.revokeObjectURL(after)
  }
  return { title: originalFile.name, before, after, release }
}
