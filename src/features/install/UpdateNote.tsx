import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { showToast } from '../../ui/toast'
import { areUpdatesHeld } from '../../ui/unfinished-work'
import { Note, QuietButton } from './Note'
import { registerServiceWorker } from './service-worker'

/** Registers the service worker, and offers a new version once it is ready. */
export function UpdateNote() {
  const [reload, setReload] = useState<() => void>()
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.VITE_SERVICE_WORKER === 'off') return
    registerServiceWorker({
      onReady: () =>
        showToast({
          kind: 'success',
          message: 'Ready to work offline: every page and photograph is on this device now.',
        }),
      onUpdate: (apply) => setReload(() => apply),
    })
  }, [])

  if (!reload) return null

  const accept = async () => {
    const isHeldNow = await areUpdatesHeld()
    setHeld(isHeldNow)
    if (!isHeldNow) reload()
  }
  return (
    <Note
      icon={<IconRefresh size={20} stroke={1.75} aria-hidden />}
      message={
        isHeld
          ? 'Photos are being enhanced, here or in another tab. The new version waits until they are done.'
          : 'A new version is ready'
      }
    >
      <Button size="sm" onClick={accept}>
        Reload
      </Button>
      <QuietButton onClick={() => setReload(undefined)}>Later</QuietButton>
    </Note>
  )
}
