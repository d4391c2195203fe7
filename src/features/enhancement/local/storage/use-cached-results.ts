import { useEffect, useState } from 'react'
import { showToast } from '../../../../ui/toast'
import { keptResults } from '../engine/enhance-photo'
import { forgetKept } from '../store/local-store'

/** What this browser keeps of earlier results. */
export function useKeptResults() {
  const [bytes, setBytes] = useState(0)

  useEffect(() => {
    let isShown = true
    keptResults.size().then((size) => {
      if (isShown) setBytes(size)
    })
    return () => {
      isShown = false
    }
  }, [])

  return {
    bytes,
    measure: async () => setBytes(await keptResults.size()),
    clear: async () => {
      try {
        await keptResults.clear()
        forgetKept()
        setBytes(0)
        showToast({ kind: 'success', message: 'Kept images cleared' })
      } catch {
        showToast({ kind: 'error', message: 'The kept images could not be cleared' })
      }
    },
  }
}
