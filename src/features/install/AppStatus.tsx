import { useEffect, useState, useSyncExternalStore } from 'react'
import { deleteStoredDraft } from '../../lib/delete-stored-draft'
import { useLoaded } from '../../lib/use-lazy-component'
import { showToast } from '../../ui/toast'
import classes from './AppStatus.module.css'
import { readInstallPrompt, watchInstallPrompt } from './install-prompt'
import { NetworkNote } from './NetworkNote'
import { installsByHand, isInstalled, lacksBack } from './platform'
import { registerServiceWorker } from './service-worker'
import { UpdateNote } from './UpdateNote'

/**
 * What makes a page an application: the service worker, whether the network is there, whether a new version is ready, and
 * the offer to install it. What most visits never see is fetched when it is wanted.
 */
export default function AppStatus() {
  const installPrompt = useSyncExternalStore(watchInstallPrompt, readInstallPrompt)
  const [reload, setReload] = useState<() => void>()

  useEffect(deleteStoredDraft, [])

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

  const InstallOffer = useLoaded(
    !isInstalled && (installsByHand || installPrompt !== undefined),
    () => import('./InstallOffer'),
  )
  const BackButton = useLoaded(lacksBack, () => import('./BackButton'))

  return (
    <>
      <div role="status" className={classes.status}>
        {reload && <UpdateNote onReload={reload} onLater={() => setReload(undefined)} />}
        <NetworkNote />
      </div>
      {InstallOffer && <InstallOffer prompt={installPrompt} />}
      {BackButton && <BackButton />}
    </>
  )
}
