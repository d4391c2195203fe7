import { useEffect, useEffectEvent, useState } from 'react'
import { CompareDialog } from '@/features/enhancement/views/CompareDialog'
import type { Turning } from '@/features/enhancement/views/turning'
import { readPictures } from '../actions'
import { type LocalItem, pathOf } from '../photo'

interface LocalComparisonProps {
  readonly item: LocalItem
  readonly turning: Turning
  /** Also called when its result can't be read any more. */
  readonly onClose: () => void
}

/** What the dialog shows: addresses of the pictures, or why there is no picture from before. */
interface Shown {
  readonly before: string | null
  readonly after: string | null
  readonly problem?: string
}

const nothing: Shown = { before: null, after: null }

export function LocalComparison({ item, turning, onClose }: LocalComparisonProps) {
  const [shown, setShown] = useState(nothing)

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const pictures = await readPictures(item, signal)
    if (signal.aborted) return
    if (!pictures) {
      onClose()
      return
    }
    const { before, after, problem } = pictures
    const addressOf = (file: Blob) => {
      const address = URL.createObjectURL(file)
      signal.addEventListener('abort', () => URL.revokeObjectURL(address))
      return address
    }
    setShown({ before: before && addressOf(before), after: addressOf(after), problem })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is shown in the same dialog
  useEffect(() => {
    const closed = new AbortController()
    void load(closed.signal)
    return () => {
      closed.abort()
      setShown(nothing)
    }
  }, [item.id])

  return <CompareDialog title={pathOf(item.originalFile)} {...shown} turning={turning} onClose={onClose} />
}
