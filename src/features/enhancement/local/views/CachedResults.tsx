import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { inMegabytes } from '../store/local-item'
import classes from './CachedResults.module.css'

interface KeptResultsProps {
  readonly bytes: number
  readonly onClear: () => void
  /** Whether a result could not be kept. */
  readonly isUnkept: boolean
}

/** How much this browser keeps of earlier results, and a way to be rid of it. */
export function KeptResults({ bytes, onClear, isUnkept }: KeptResultsProps) {
  return (
    <>
      {isUnkept && (
        <p className={classes.warning} role="status">
          This browser could not keep every result. Download what you need before you leave this page.
        </p>
      )}
      {bytes > 0 && (
        <div className={classes.kept}>
          <p className={classes.size}>{inMegabytes(bytes)} of results kept on this device</p>
          <Button
            variant="subtle"
            className={classes.clear}
            leftSection={<IconTrash size={20} stroke={1.5} aria-hidden />}
            onClick={onClear}
          >
            Clear
          </Button>
        </div>
      )}
    </>
  )
}
