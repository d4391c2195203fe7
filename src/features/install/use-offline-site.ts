import { useEffect, useState } from 'react'
import { type OfflineSite, type OfflineState, startOfflineSite } from './offline-site'

export interface Update {
  /** Activates the new version. */
  readonly accept: () => void
  readonly postpone: () => void
}

/** Starts the service worker and follows its state. Does nothing in browsers without one. */
export function useOfflineSite() {
  const [state, setState] = useState<OfflineState>()
  const [site, setSite] = useState<OfflineSite>()
  const [accept, setAccept] = useState<() => void>()

  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.VITE_SERVICE_WORKER === 'off') return
    setSite(startOfflineSite({ onState: setState, onUpdate: (apply) => setAccept(() => apply) }))
  }, [])

  const update: Update | undefined = accept && { accept, postpone: () => setAccept(undefined) }
  return { state, site, update }
}
