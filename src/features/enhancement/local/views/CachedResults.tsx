import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { clearCachedResults } from '../commands'
import { inMegabytes } from '../store/local-item'
import { useLocalState } from '../store/local-state'
import classes from './CachedResults.module.css'

/** How much the result cache holds, and how to clear what earlier batches put there. */
export function CachedResults() {
  const bytes = useLocalState(({ cachedBytes }) => cachedBytes)
  const listed = useLocalState(({ batch }) =>
    batch.items.reduce((sum, { result }) => sum + (result?.uncached === null ? result.bytes : 0), 0),
  )
  const isUncached = useLocalState(({ batch }) => batch.items.some(({ result }) => result?.uncached))
  return (
    <>
      {isUncached && (
        <p className={classes.warning} role="status">
          This browser could not keep every result. Download what you need before you leave this page.
        </p>
      )}
      {bytes > 0 && (
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
      )}
    </>
  )
}
