import { useEffect, useState } from 'react'
import type { Original } from '../store/local-item'
import { watchPreview } from './preview'
import type { Size } from './read-size'

interface ShownPreview {
  readonly size: Size | null
  readonly thumbnailUrl: string | null
}

/** A photograph's preview, for as long as its row is rendered. */
export function usePreview(original: Original): ShownPreview | null {
  const [shown, setShown] = useState<ShownPreview | null>(null)

  useEffect(() => {
    let thumbnailUrl: string | null = null
    const revoke = () => {
      if (thumbnailUrl) URL.revokeObjectURL(thumbnailUrl)
    }
    const stop = watchPreview(original, ({ size, thumbnail }) => {
      revoke()
      thumbnailUrl = thumbnail && URL.createObjectURL(thumbnail)
      setShown({ size, thumbnailUrl })
    })
    return () => {
      stop()
      revoke()
      setShown(null)
    }
  }, [original])

  return shown
}
