import { useEffect, useState } from 'react'
import type { Original } from '../store/local-item'
import { previewOf } from './preview'
import type { Size } from './read-size'

interface ShownPreview {
  readonly size: Size | null
  readonly thumbnailUrl: string | null
}

/** A photograph's preview, for as long as its row is rendered. */
export function usePreview(original: Original): ShownPreview | null {
  const [shown, setShown] = useState<ShownPreview | null>(null)

  useEffect(() => {
    const gone = new AbortController()
    let thumbnailUrl: string | null = null
    previewOf(original, gone.signal).then((preview) => {
      if (!preview || gone.signal.aborted) return
      thumbnailUrl = preview.thumbnail && URL.createObjectURL(preview.thumbnail)
      setShown({ size: preview.size, thumbnailUrl })
    })
    return () => {
      gone.abort()
      if (thumbnailUrl) URL.revokeObjectURL(thumbnailUrl)
      setShown(null)
    }
  }, [original])

  return shown
}
