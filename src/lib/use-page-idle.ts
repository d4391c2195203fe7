import { useEffect, useState } from 'react'

/** True once the page has loaded and the browser has been idle. An early tap runs scripts before. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => {
    const begin = () => setIdle(true)
    // Safari has no requestIdleCallback.
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(begin, { timeout: 2000 })
        : setTimeout(begin, 2000)
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => window.removeEventListener('load', whenIdle)
  }, [])

  return isIdle
}
