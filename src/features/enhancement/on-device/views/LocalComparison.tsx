import { CompareDialog } from '@/features/enhancement/views/CompareDialog'
import type { Turning } from '@/features/enhancement/views/turning'
import { addressOf, useLoaded } from '@/features/enhancement/views/use-loaded'
import { readPictures } from '../actions'
import { type LocalItem, pathOf } from '../photo'

interface LocalComparisonProps {
  readonly item: LocalItem
  readonly turning: Turning
  /** Also called when its result can't be read any more. */
  readonly onClose: () => void
}

export function LocalComparison({ item, turning, onClose }: LocalComparisonProps) {
  const shown = useLoaded(item.id, async (signal) => {
    const pictures = await readPictures(item, signal)
    if (signal.aborted) return
    if (!pictures) return onClose()
    const { before, after, problem } = pictures
    return { before: before && addressOf(before, signal), after: addressOf(after, signal), problem }
  })

  return (
    <CompareDialog
      title={pathOf(item.originalFile)}
      before={shown?.before ?? null}
      after={shown?.after ?? null}
      problem={shown?.problem}
      turning={turning}
      onClose={onClose}
    />
  )
}
