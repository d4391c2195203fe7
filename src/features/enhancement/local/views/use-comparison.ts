import { useEffect, useState } from 'react'
import { readResult } from '../engine/enhance-photo'
import { readablePhoto } from '../engine/heic'
import type { LocalItem } from '../photo'

/** Addresses of the pictures; `null` until they are there. */
interface Pictures {
  readonly id: string
  readonly before: string | null
  readonly after: string | null
}

/**
 * What the comparison of a completed photograph shows.
 *
 * @param onGone called when its file or its result cannot be read any more
 */
export function useComparison(item: LocalItem | undefined, onGone: (item: LocalItem) => void) {
  const [pictures, setPictures] = useState<Pictures | null>(null)
  const id = item?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: a photograph of the same id has the same pictures
  useEffect(() => {
    if (!item?.result) return
    const closed = new AbortController()
    const addresses: string[] = []
    const load = async (original: Promise<Blob>, enhanced: Promise<Blob>) => {
      const files = await Promise.all([
        original.then((photo) => readablePhoto(photo, closed.signal)),
        enhanced,
      ])
      if (closed.signal.aborted) return
      addresses.push(...files.map((file) => URL.createObjectURL(file)))
      const [before = null, after = null] = addresses
      setPictures({ id: item.id, before, after })
    }
    load(item.originalFile.read(), readResult(item.result)).catch(() => {
      if (!closed.signal.aborted) onGone(item)
    })
    return () => {
      closed.abort()
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [id])

  if (!item) return null
  // The dialog stays open between two photographs, so that no key is lost.
  const shown = pictures?.id === id ? pictures : null
  return { title: item.originalFile.name, before: shown?.before ?? null, after: shown?.after ?? null }
}
