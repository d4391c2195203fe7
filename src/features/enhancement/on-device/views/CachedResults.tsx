import { IconTrash } from '@tabler/icons-react'
import controls from '@/features/enhancement/views/BatchControls.module.css'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import { clearCachedResults } from '../actions'
import { inMegabytes } from '../photo'
import type { LocalState } from '../state'
import classes from './OnDeviceTool.module.css'

/** How much the result cache holds, and how to clear what earlier batches put there. */
export function CachedResults({ batch, cachedBytes }: LocalState) {
  if (cachedBytes === 0) return null
  const listed = batch.items.reduce(
    (sum, { result }) => sum + (result?.uncached === null ? result.bytes : 0),
    0,
  )
  return (
    <div className={classes.cached}>
      <p>{inMegabytes(cachedBytes)} of results kept on this device</p>
      {cachedBytes > listed && (
        <ConfirmButton
          variant="subtle"
          className={controls.small}
          leftSection={<IconTrash size={20} stroke={1.5} aria-hidden />}
          question={`Clear ${inMegabytes(cachedBytes - listed)} of earlier results?`}
          onConfirm={clearCachedResults}
        >
          Clear
        </ConfirmButton>
      )}
    </div>
  )
}
