import { useEffect, useState } from 'react'
import { whenIdle } from './lazy-module'

/** True once the page has loaded and the browser has been idle. An early tap runs scripts before. */
export function usePageIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return isIdle
}
