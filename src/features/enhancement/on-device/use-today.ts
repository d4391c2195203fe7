import { useSyncExternalStore } from 'react'

/** Milliseconds between two looks at the calendar. */
const tick = 60_000

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, tick)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const startOfToday = () => new Date(Date.now()).setHours(0, 0, 0, 0)

/** The beginning of today, in milliseconds since 1970. A page that stays open over midnight has the new day. */
export const useToday = (): number => useSyncExternalStore(subscribe, startOfToday, startOfToday)
