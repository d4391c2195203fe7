import { BatchProgress } from '@/features/enhancement/views/BatchProgress'
import { ProgressBar } from '@/features/enhancement/views/ProgressBar'
import type { LocalBatch } from '../library'
import { savingWords } from '../words'

interface ListProgressProps {
  readonly batch: LocalBatch
  readonly className?: string
}

/** How far a batch is: enhanced, or while it's saved, in the file. */
export function ListProgress({ batch, className }: ListProgressProps) {
  const { saving } = batch
  if (!saving)
    return <BatchProgress batch={batch} label="Images enhanced on this device" className={className} />
  return (
    <ProgressBar
      label="Photos saved"
      percent={(saving.written / saving.total) * 100}
      state={savingWords(batch)}
      remaining={saving.remaining}
      className={className}
    />
  )
}
