import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { countsOf } from '@/features/enhancement/batch/enhancement-item'
import { clearCachedResults } from '../commands'
import { inMegabytes } from '../store/local-item'
import { useLocalState } from '../store/local-state'
import classes from './CachedResults.module.css'

/** Says how many results end with the page. It stands where they are saved. */
export function UnkeptResults() {
  const unkept = useLocalState(({ batch }) => batch.items.filter(({ result }) => result?.uncached).length)
  const completed = useLocalState(({ batch }) => countsOf(batch.items).completed)
  if (unkept === 0) return null
  return (
    <p className={classes.warning} role="status">
      This browser could not keep every result: {completed - unkept} of {completed} are kept. Save what is
      done now, and before you leave this page.
    </p>
  )
}

/** How much the result cache holds, and how to clear what earlier batches put there. */
export function CachedResults() {
  const bytes = useLocalState(({ cachedBytes }) => cachedBytes)
  const listed = useLocalState(({ batch }) =>
    batch.items.reduce((sum, { result }) => sum + (result?.uncached === null ? result.bytes : 0), 0),
  )
  if (bytes === 0) return null
  return (
    <div className={classes.cached}>
      <p className={classes.size}>{inMegabytes(bytes)} of results kept on this device</p>
      {bytes > listed && (
        <Button
          variant="subtle"
          className={classes.clear}
          leftSection={<IconTrash size={20} stroke={1.5} aria-hidden />}
          onClick={clearCachedResults}
        >
          Clear
        </Button>
      )}
    </div>
  )
}
