import { type RefObject, useEffect, useState } from 'react'
import type { Original } from '../store/local-item'
import { type Preview, watchPreview } from './preview'

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
      setShown((last) => last && { ...last, thumbnailUrl: null })
    }
  }, [original, isNear])

  return shown
}
