import { CompareDialog } from '../views/CompareDialog'
import type { Turning } from '../views/turning'
import { addressOf, useLoaded } from '../views/use-loaded'
import { fetchOrExplain } from './download-image'
import type { ServerItem } from './server-tool'

interface ServerComparisonProps {
  readonly item: ServerItem
  readonly turning: Turning
  /** Also called when its result can't be had any more. */
  readonly onClose: () => void
}

export function ServerComparison({ item, turning, onClose }: ServerComparisonProps) {
  const after = useLoaded(item.id, async (signal) => {
    const image = await fetchOrExplain(item)
    if (signal.aborted) return
    if (!image) return onClose()
    return addressOf(image, signal)
  })

  return (
    <CompareDialog
      title={item.description}
      before={item.originalPath}
      after={after ?? null}
      turning={turning}
      onClose={onClose}
    />
  )
}
