import { useEffect, useState } from 'react'
import { enhancePhoto, readResult } from '../engine/enhance-photo'
import { explainFailure } from '../engine/explain-failure'
import { readablePhoto } from '../engine/heic'
import type { LocalItem } from '../photo'
import { keysInList } from '../state'

interface Shown {
  readonly id: string
  readonly title: string
  /** Addresses of the pictures; `null` until they are there. */
  readonly before: string | null
  readonly after: string | null
  /** Why there is no enhanced picture. */
  readonly error: string | null
}

/**
 * What the comparison of a photograph shows. One that is still pending is enhanced for it, so that people can try one
 * before they begin a batch; the batch then finds it in the cache.
 *
 * @param item one that is completed, or pending while no batch runs
 */
export function useComparison(item: LocalItem | undefined): Omit<Shown, 'id'> | null {
  const [shown, setShown] = useState<Shown | null>(null)
  const id = item?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: a photograph of the same id has the same pictures
  useEffect(() => {
    if (!item) return
    const closed = new AbortController()
    const addresses: string[] = []
    const addressOf = (file: Blob) => {
      const address = URL.createObjectURL(file)
      addresses.push(address)
      return address
    }
    let state = nothingYet(item)
    const show = (changes: Partial<Shown>) => {
      if (closed.signal.aborted) return
      state = { ...state, ...changes }
      setShown(state)
    }
    const load = async () => {
      show({})
      try {
        const original = await readablePhoto(await item.originalFile.read(), closed.signal)
        if (closed.signal.aborted) return
        show({ before: addressOf(original) })
        const enhanced = await readResult(
          item.result ?? (await enhancePhoto(item, closed.signal, keysInList)),
        )
        if (closed.signal.aborted) return
        show({ after: addressOf(enhanced) })
      } catch (cause) {
        if (closed.signal.aborted) return
        const { error, reason } = await explainFailure(item.originalFile, cause)
        show({ error: [error, reason].filter(Boolean).join('. ') })
      }
    }
    void load()
    return () => {
      closed.abort()
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [id])

  if (!item) return null
  // The dialog stays open between two photographs, so that no key is lost.
  return shown?.id === item.id ? shown : nothingYet(item)
}

const nothingYet = ({ id, originalFile }: LocalItem): Shown => ({
  id,
  title: originalFile.name,
  before: null,
  after: null,
  error: null,
})
