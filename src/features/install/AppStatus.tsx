import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { showToast } from '../../ui/toast'
import classes from './AppStatus.module.css'
import { registerServiceWorker } from './service-worker'

/** Whether the network is there and whether a new version is ready, told quietly above the floating buttons. */
export default function AppStatus() {
  const { online } = useNetwork()
  const [reload, setReload] = useState<() => void>()
  const [isHeld, setHeld] = useState(false)
  const [isOfflineNoteClosed, setOfflineNoteClosed] = useState(false)

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

  // The next time the network goes, it is worth saying again.
  useEffect(() => {
    if (online) setOfflineNoteClosed(false)
  }, [online])

  const reloadUnlessHeld = async () => {
    const { areUpdatesHeld } = await import('../../ui/unfinished-work')
    const held = await areUpdatesHeld()
    setHeld(held)
    if (!held) reload?.()
  }

  return (
    <div role="status" className={classes.status}>
      {reload ? (
        <div className={classes.note}>
          <IconRefresh size={20} stroke={1.75} aria-hidden />
          <p>A new version is ready{isHeld ? ': it waits until all photos are done' : ''}</p>
          <Button size="sm" onClick={reloadUnlessHeld}>
            Reload
          </Button>
          <Button size="sm" variant="subtle" color="walnut.1" onClick={() => setReload(undefined)}>
            Later
          </Button>
        </div>
      ) : null}
      {!online && !isOfflineNoteClosed ? (
        <div className={classes.note}>
          <IconWifiOff size={20} stroke={1.75} aria-hidden />
          <p>You are offline. Pages, photographs and local enhancement still work.</p>
          <Button size="sm" variant="subtle" color="walnut.1" onClick={() => setOfflineNoteClosed(true)}>
            Close
          </Button>
        </div>
      ) : null}
    </div>
  )
}
