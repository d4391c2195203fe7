import { useEffect, useEffectEvent, useState } from 'react'
import { CompareDialog } from '@/features/enhancement/views/CompareDialog'
import { readPictures } from '../actions'
import type { LocalItem } from '../photo'

interface LocalComparisonProps {
  readonly item: LocalItem
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

export function LocalComparison({ item, onClose }: LocalComparisonProps) {
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
  useEffect(() => {
    const closed = new AbortController()
    void load(closed.signal)
    return () => closed.abort()
  }, [])

  return <CompareDialog title={item.originalFile.name} {...shown} onClose={onClose} />
}
