import { BatchProgress } from '@/features/enhancement/views/BatchProgress'
import { ProgressBar } from '@/features/enhancement/views/ProgressBar'
import type { LocalBatch } from '../library'
import { savingWords } from '../words'

/** How far a batch is: enhanced, or while it's saved, in the file. */
export function ListProgress({ batch }: { readonly batch: LocalBatch }) {
  const { saving } = batch
  if (!saving) return <BatchProgress batch={batch} label="Images enhanced on this device" />
  return (
    <ProgressBar
      label="Photos saved"
      percent={(saving.written / saving.total) * 100}
      state={savingWords(batch)}
      remaining={saving.remaining}
    />
  )
}
