import { BatchProgress } from '@/features/enhancement/views/BatchProgress'
import { ProgressBar } from '@/features/enhancement/views/ProgressBar'
import { type LocalBatch, useLocalState } from '../state'

/** How far the list is: enhanced, or while it's saved, in the file. */
export function ListProgress({ batch }: { readonly batch: LocalBatch }) {
  const saving = useLocalState((state) => state.saving)
  if (!saving) return <BatchProgress batch={batch} label="Images enhanced on this device" />
  const { written, total, remaining } = saving
  return (
    <ProgressBar
      label="Photos saved"
      percent={(written / total) * 100}
      state={`${written} of ${total} in the file`}
      remaining={remaining}
    />
  )
}
