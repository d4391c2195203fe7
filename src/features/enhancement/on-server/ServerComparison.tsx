import { useEffect, useEffectEvent, useState } from 'react'
import { CompareDialog } from '../views/CompareDialog'
import type { Turning } from '../views/turning'
import { fetchOrExplain } from './download-image'
import type { ServerItem } from './server-tool'

interface ServerComparisonProps {
  readonly item: ServerItem
  readonly turning: Turning
  /** Also called when its result can't be had any more. */
  readonly onClose: () => void
}

export function ServerComparison({ item, turning, onClose }: ServerComparisonProps) {
  const [after, setAfter] = useState<string | null>(null)

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const image = await fetchOrExplain(item)
    if (signal.aborted) return
    if (!image) {
      onClose()
      return
    }
    const address = URL.createObjectURL(image)
    signal.addEventListener('abort', () => URL.revokeObjectURL(address))
    setAfter(address)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is shown in the same dialog
  useEffect(() => {
    const closed = new AbortController()
    void load(closed.signal)
    return () => {
      closed.abort()
      setAfter(null)
    }
  }, [item.id])

  const { description, originalPath } = item
  return <CompareDialog title={description} before={originalPath} {...{ after, turning, onClose }} />
}
