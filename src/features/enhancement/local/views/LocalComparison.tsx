import { useEffect, useEffectEvent, useState } from 'react'
import { CompareDialog } from '@/features/enhancement/views/CompareDialog'
import { readResult } from '../engine/enhance-photo'
import { readablePhoto } from '../engine/heic'
import type { LocalItem } from '../photo'

interface LocalComparisonProps {
  readonly item: LocalItem
  readonly onClose: () => void
  /** Called when the photograph's file or its result cannot be read any more. */
  readonly onGone: () => void
}

export function LocalComparison({ item, onClose, onGone }: LocalComparisonProps) {
  const [[before = null, after = null], setAddresses] = useState<string[]>([])

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const { originalFile, result } = item
    const original = originalFile.read().then((photo) => readablePhoto(photo, signal))
    const files = await Promise.all([original, result ? readResult(result) : Promise.reject()])
    if (!signal.aborted) setAddresses(files.map((file) => URL.createObjectURL(file)))
  })
  const giveUp = useEffectEvent(onGone)
  useEffect(() => {
    const closed = new AbortController()
    load(closed.signal).catch(() => closed.signal.aborted || giveUp())
    return () => closed.abort()
  }, [])
  useEffect(
    () => () => {
      for (const address of [before, after]) if (address) URL.revokeObjectURL(address)
    },
    [before, after],
  )

  return <CompareDialog title={item.originalFile.name} before={before} after={after} onClose={onClose} />
}
