import { type RefObject, useEffect, useState } from 'react'
import type { Original } from '../store/local-item'
import { type Preview, previewOf } from './preview'

interface ShownPreview {
  readonly size: Preview['size']
  readonly thumbnailUrl: string | null
}

/** A row so far outside of the view gets its thumbnail, so that it is there when the row is scrolled into view. */
const nearness = '300px 0px'

/** A photograph's preview while its row is in or near the view. Elsewhere its thumbnail takes no memory. */
export function usePreview(original: Original, row: RefObject<HTMLElement | null>): ShownPreview | null {
  const [isNear, setNear] = useState(false)
  const [shown, setShown] = useState<ShownPreview | null>(null)

  useEffect(() => {
    if (!row.current) return
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: nearness },
    )
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [row])

  useEffect(() => {
    if (!isNear) return
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
      setShown((last) => last && { ...last, thumbnailUrl: null })
    }
  }, [original, isNear])

  return shown
}
