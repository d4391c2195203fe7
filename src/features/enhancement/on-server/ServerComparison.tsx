import { useEffect, useEffectEvent, useState } from 'react'
import { CompareDialog } from '../views/CompareDialog'
import { fetchOrExplain } from './download-image'
import type { ServerItem } from './server-tool'

interface ServerComparisonProps {
  readonly item: ServerItem
  /** Also called when its result can't be had any more. */
  readonly onClose: () => void
}

export function ServerComparison({ item, onClose }: ServerComparisonProps) {
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
  useEffect(() => {
    const closed = new AbortController()
    void load(closed.signal)
    return () => closed.abort()
  }, [])

  return <CompareDialog title={item.description} before={item.originalPath} after={after} onClose={onClose} />
}
