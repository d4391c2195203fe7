import { ProgressBar } from '@/features/enhancement/views/ProgressBar'
import type { Saving } from '../state'

/** Takes the place of the batch's progress while its results are saved. */
export function SaveProgress({ saving: { written, total, remaining } }: { readonly saving: Saving }) {
  return (
    <ProgressBar
      label="Photos saved"
      percent={(written / total) * 100}
      state={`${written} of ${total} in the file`}
      remaining={remaining}
    />
  )
}
