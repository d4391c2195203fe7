import { useEffect, useState } from 'react'

/** Whether the browser has been idle since the first render. False at first. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    const begin = () => setIdle(true)
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(begin)
    else setTimeout(begin, 2000)
  }, [])

  return isIdle
}
